/** Whether a font has a letter, by its code point. */
export type Coverage = (codePoint: number) => boolean

/** Letters in a row that come from the same font, by its place among the fonts. */
export interface FontRun {
  readonly text: string
  readonly font: number
}

/** Marks that show nothing: they choose forms of letters, or turn the order of what follows. */
const unseen = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u

/** Narrow and wide spaces become common ones, those that hold words together stay such. */
const plainSpaces = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[\u00A0\u2007\u202F]/g, '\u00A0')
    .replaceAll(/[\u2000-\u2006\u2008-\u200A\u205F\u3000]/g, ' ')

/**
 * A text in runs of letters that one font has: the first that has them, but the one before where it has them too. A
 * letter that none has becomes a question mark and is told to `isMissing`.
 */
export function fontRuns(
  text: string,
  fonts: readonly Coverage[],
  isMissing: (letter: string) => void,
): readonly FontRun[] {
  const runs: { text: string; font: number }[] = []
  const write = (letter: string, font: number) => {
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  for (const letter of plainSpaces(text.normalize('NFC'))) {
    const before = runs.at(-1)?.font ?? 0
    const codePoint = letter.codePointAt(0) ?? 0
    if (letter === '\n' || letter === ' ') write(letter, before)
    else if (unseen.test(letter)) continue
    else if (fonts[before]?.(codePoint)) write(letter, before)
    else {
      const font = fonts.findIndex((has) => has(codePoint))
      if (font === -1) isMissing(letter)
      write(font === -1 ? '?' : letter, font === -1 ? 0 : font)
    }
  }
  return runs
}
