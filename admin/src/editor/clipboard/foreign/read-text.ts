import { InlineWords } from './inline-words.ts'
import { noMarks } from './marks.ts'
import type { Piece, Taken } from './pieces.ts'

/** Paragraphs of plain text: an empty line ends one, and a line within one stays a line. */
export function readText(text: string): Taken {
  const pieces: Piece[] = []
  for (const part of text.replaceAll(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const words = new InlineWords()
    words.addExactly(part, noMarks, '')
    if (!words.isEmpty) pieces.push({ kind: 'prose', html: `<p>${words.html()}</p>` })
  }
  return { pieces, leftOut: new Map() }
}
