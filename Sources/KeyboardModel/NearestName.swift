// SPDX-License-Identifier: MIT

/// The known name that somebody may have meant; nil where none is near: at most one edit for every
/// three letters of what was written, and no other name as near.
package func nearest(to name: String, among known: some Sequence<String>) -> String? {
  let limit = max(1, name.count / 3)
  let ranked = known.map { (name: $0, edits: editDistance(name, $0)) }.sorted {
    $0.edits < $1.edits
  }
  guard let best = ranked.first, best.edits <= limit else { return nil }
  let isTied = ranked.dropFirst().first.map { $0.edits == best.edits } ?? false
  return isTied ? nil : best.name
}

/// How many letters have to be added, taken away, replaced, or exchanged with their neighbour
/// (optimal string alignment).
private func editDistance(_ left: String, _ right: String) -> Int {
  let source = Array(left)
  let target = Array(right)
  // rows[i][j]: from the first i letters of the source to the first j of the target.
  var rows = [Array(0...target.count)]
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      var edits = rows[i][j] + (source[i] == target[j] ? 0 : 1)
      edits = min(edits, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        edits = min(edits, rows[i - 1][j - 1] + 1)
      }
      row.append(edits)
    }
    rows.append(row)
  }
  return rows[source.count][target.count]
}
