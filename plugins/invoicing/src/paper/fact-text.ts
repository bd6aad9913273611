import type { PaperFact } from '../contract/paper.ts'
import type { PaperWords } from './texts.ts'

/** A value of one of the website's own fields in words. `day` writes a day. */
export function factText(
  { type, value }: PaperFact,
  {
    t,
    language,
    day,
  }: { readonly t: Pick<PaperWords, 'yes'>; readonly language: string; readonly day: (day: string) => string },
): string {
  switch (type) {
    case 'checkbox':
      return t.yes
    case 'date':
      return day(value)
    case 'number':
      return new Intl.NumberFormat(language, { maximumFractionDigits: 6, useGrouping: false }).format(Number(value))
    default:
      return value
  }
}
