import { currentLanguage } from '@ashlar/sdk/ui'

/** A day in few letters: "4 Dec", or "4 Dec 2027" in another year. */
export function shortDay(moment: string | Date): string {
  const date = new Date(moment)
  const isThisYear = date.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(currentLanguage(), {
    ...{ day: 'numeric', month: 'short' },
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}
