import { TEXT_TYPE_TO_FORMAT, type TextFormatType } from 'lexical'
import { $selectEnclosed, type Enclosed, isWhole, type TextRun } from './text-run.ts'

interface Mark {
  readonly sign: string
  readonly formats: readonly TextFormatType[]
  /** It stands within words as well (`snake_case`, `Kund*innen`), where it means itself. */
  readonly isInWords?: true
}

/** The longer ones first: `**` ends with `*`. */
const marks: readonly Mark[] = [
  { sign: '***', formats: ['bold', 'italic'] },
  { sign: '**', formats: ['bold'] },
  { sign: '__', formats: ['bold'], isInWords: true },
  { sign: '~~', formats: ['strikethrough'] },
  { sign: '`', formats: ['code'] },
  { sign: '*', formats: ['italic'], isInWords: true },
  { sign: '_', formats: ['italic'], isInWords: true },
]

/** The last characters of signs: nothing else is looked at. */
export const lastOfMarks: ReadonlySet<string> = new Set(marks.map(({ sign }) => sign.slice(-1)))

/** What makes words bold, italic, struck or code whose closing sign was just typed; undefined where none was. */
export function markTyped(run: TextRun): (() => void) | undefined {
  for (const mark of marks) {
    const enclosed = run.text.endsWith(mark.sign) ? enclosedBy(run, mark) : undefined
    if (enclosed && isWhole(run, enclosed)) return () => $mark(run, enclosed, mark.formats)
  }
  return undefined
}

const isWordCharacter = (character: string) => /[\p{L}\p{N}]/u.test(character)

function enclosedBy({ text, next }: TextRun, { sign, isInWords, formats }: Mark): Enclosed | undefined {
  const [first] = sign
  const end = text.length - sign.length
  const last = text.charAt(end - 1)
  if (/\s/.test(last) || last === first || next === first || (isInWords && isWordCharacter(next))) return undefined
  for (let at = end - sign.length - 1; at >= 0; at -= 1) {
    if (!text.startsWith(sign, at)) continue
    const [before, after] = [text.charAt(at - 1), text.charAt(at + sign.length)]
    if (/\s/.test(after) || after === first || before === first || before === '\\') continue
    if (isInWords && isWordCharacter(before)) continue
    // Code comes first, as Markdown has it: what stands behind its opening sign waits for the closing one.
    if (!formats.includes('code') && text.slice(0, at).split('`').length % 2 === 0) continue
    return { open: { at, length: sign.length }, close: { at: end, length: sign.length } }
  }
  return undefined
}

function $mark(run: TextRun, enclosed: Enclosed, formats: readonly TextFormatType[]): void {
  const selection = $selectEnclosed(run, enclosed)
  if (!selection) return
  const { format, style } = selection
  // Aligned with the mark, so that what has it already keeps it.
  for (const each of formats) selection.formatText(each, TEXT_TYPE_TO_FORMAT[each])
  const { key, offset, type } = selection.focus
  selection.anchor.set(key, offset, type)
  // What is typed next looks like what was typed before.
  selection.format = format
  selection.style = style
}
