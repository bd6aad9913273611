import { currentLanguage } from '@ashlar/sdk/ui'
import { dateOf } from './weeks.ts'

/** "23–29 Nov 2026", as people of the language write it. */
export const rangeText = (first: string, last: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).formatRange(dateOf(first), dateOf(last))

/** "November 2026" */
export const monthText = (day: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'long', year: 'numeric' }).format(dateOf(day))

/** "Mon 23" */
export const weekdayText = (day: string): string =>
  `${new Intl.DateTimeFormat(currentLanguage(), { weekday: 'short' }).format(dateOf(day))} ${dateOf(day).getDate()}`
