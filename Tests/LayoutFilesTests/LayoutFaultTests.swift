// SPDX-License-Identifier: MIT
import KeyboardModel
import LayoutFiles
import Testing
import XMLDocuments

@Suite struct `A layout file` {
  @Test func `is told all of its faults, each where it stands`() {
    let text = """
      <layout mode="stedy" language="en" fields="normal zip">
        <layer name="letters">
          <row>
            <key insert="a" colour="red"/>
            <key insert="b" action="undo"/>
            <key insert="a"/>
            <key label="x"/>
            <key action="delete:letter" label="y"/>
            <key insert="c" width="wide"/>
            <key label="go"><target label="go" action="layer:nowhere"/></key>
            <key action="key:Retrun" label="return"/>
            <button/>
          </row>
          <row/>
        </layer>
        <layer name="lost">
          <row><key insert="1"/></row>
        </layer>
      </layout>
      """
    #expect(
      faults(text) == [
        "1:9: no mode is called 'stedy'; there are steady",
        "1:36: no field's purpose is called 'zip'; there are \(purposes)",
        "4:23: <key> has no attribute 'colour'; it has id, label, insert, action, shifted, width",
        "5:23: insert and action exclude each other; one of them is enough",
        "6:7: the layer has a key 'a' already; give this one an id",
        "7:7: <key> offers nothing; it needs insert=\"…\", action=\"…\" or a <target>",
        "8:12: no action is 'delete:letter'; delete takes character, word, sentence",
        "9:23: width is a number from 0.5 to 10, not 'wide'",
        "10:42: the layout has no layer 'nowhere'; it has letters, lost",
        "11:12: no key is called 'Retrun'; names are those of xkb, such as Return, Left, F5, comma",
        "12:7: <row> holds <key>, not <button>",
        "14:5: <row> is empty; it needs at least one <key>",
        "16:10: nothing leads to the layer 'lost'; a key with layer:lost would",
        "16:10: nothing leads out of the layer 'lost'; it needs a key with layer:NAME, "
          + "or once=\"yes\"",
      ])
  }

  @Test(arguments: [
    ("<keyboard/>", "1:1: a layout file begins with <layout>, not with <keyboard>"),
    ("<layout", "1:1: this is no XML: unclosed token"),
    (layout(""), "1:1: a layout has at least one <layer>"),
    (layout("<layer name='a'/>"), "1:39: <layer> is empty; it needs at least one <row>"),
    (
      layout("<layer name='a'><row><key insert='x'/>y</row></layer>"),
      "1:55: <row> holds no text of its own; what it says stands in attributes"
    ),
    (
      layout("<layer name='a'><rows of='a'/></layer>"),
      "1:61: 'a' can't hold its own rows"
    ),
    (
      layout("<layer name='a'><rows of='b'/></layer>"),
      "1:61: no layer or part is called 'b'; there are a"
    ),
    (
      layout("<layer name='a'><rows of='x' in='nothing'/></layer>"),
      "1:68: no layout of the mode 'steady' is called 'nothing'"
    ),
    (
      layout("<layer name='a'><row><key insert='x'><target insert='x'/></key></row></layer>"),
      "1:76: the key has a target 'x' already; give this one an id"
    ),
    (
      layout("<layer name='a' once='maybe'><row><key insert='x'/></row></layer>"),
      "1:55: once is 'yes' or 'no', not 'maybe'"
    ),
    (
      layout("<layer name='a'><row><key insert='x'/></row></layer><part name='a'/>"),
      "1:97: 'a' is there already; each layer and part has its own name"
    ),
    (
      layout("<layer name='a'><row><key label='' insert='x'/></row></layer>"),
      "1:65: a label must show something; give one with label=\"…\""
    ),
    (
      layout(
        "<layer name='a'><rows of='p'/></layer><part name='p'><rows of='q'/></part>"
          + "<part name='q'><rows of='p'/></part>"),
      "1:98: 'q' can't hold its own rows"
    ),
    (
      layout("<layer name='a'><row><key action='key:Ctrl+c' label='x'/></row></layer>"),
      "1:65: no action is 'key:Ctrl+c'; key takes a key's name after Shift+, Control+, Alt+, "
        + "Super+ or none of them"
    ),
  ])
  func `is told a fault`(text: String, fault: String) {
    #expect(faults(text).contains(fault), "\(faults(text))")
  }

  @Test func `takes rows of another layer, pressed with modifiers`() throws {
    let text = layout(
      "<layer name='a'><row><key insert='x'/><key label='^' action='layer:c'/></row></layer>"
        + "<layer name='c' once='yes'><rows of='a' modifiers='Control'/></layer>")
    let (layout, faults) = library.read(source(text))
    #expect(faults.isEmpty)
    let keys = try #require(layout).layers[1].rows[0].keys
    #expect(keys[0].targets[0].action == .key(KeyStroke(.character("x"), modifiers: .control)))
    #expect(keys[1].targets[0].action == .layer("c"))
  }

  @Test func `that comes with the program has no fault`() throws {
    let names = library.names(mode: "steady")
    #expect(names.contains("en-qwerty") && names.contains("en-terminal"))
    for name in names {
      let source = try #require(library.source(mode: "steady", name: name))
      #expect(library.read(source).faults.isEmpty)
    }
  }

  @Test func `for terminals has its letters where the ordinary one has them`() throws {
    let ordinary = try builtIn("en-qwerty").layers[0].rows
    let terminal = try builtIn("en-terminal").layers[0].rows
    #expect(terminal.suffix(ordinary.count).elementsEqual(ordinary))
  }

  private let library = LayoutLibrary(isKeySymbol: {
    ["Return", "Escape", "Left", "F1"].contains($0) || $0 != "Retrun"
  })

  private var purposes: String {
    ContentPurpose.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private func builtIn(_ name: String) throws -> Layout {
    let source = try #require(library.source(mode: "steady", name: name))
    return try #require(library.read(source).layout)
  }

  private func source(_ text: String) -> LayoutLibrary.Source {
    LayoutLibrary.Source(stem: "steady-test", path: nil, bytes: Array(text.utf8))
  }

  private func faults(_ text: String) -> [String] {
    library.read(source(text)).faults.map {
      "\($0.position.line):\($0.position.column): \($0.message)"
    }
  }
}

private func layout(_ content: String) -> String {
  "<layout mode='steady' language='en'>  \(content)</layout>"
}
