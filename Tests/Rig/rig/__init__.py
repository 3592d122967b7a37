# SPDX-License-Identifier: MIT
"""Real compositors with a touch screen, real text fields, and the program under test."""
