import { currentLanguage } from './texts.ts'

/** A day (`2026-11-24`) as people of the language write it; anything else stays as it is. */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeZone: 'UTC' }).format(date)
}
