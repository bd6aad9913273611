import { currentLanguage, texts } from './texts.ts'

const t = texts('admin')
const day = 86_400_000

/** A moment as people say it in lists: "Today, 08:55", "Yesterday, 17:20", "18 Nov, 14:02", "14 Jan 2025". */
export function when(iso: string, now: Date = new Date()): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(currentLanguage(), options).format(date)
  const time = timeOf(date)
  const days = Math.round((startOfDay(now) - startOfDay(date)) / day)
  if (days === 0) return t('Today, {time}', { time })
  if (days === 1) return t('Yesterday, {time}', { time })
  if (date.getFullYear() !== now.getFullYear()) return format({ day: 'numeric', month: 'short', year: 'numeric' })
  return t('{date}, {time}', { date: format({ day: 'numeric', month: 'short' }), time })
}

/** A time of the day as everybody is shown it: 08:55, 17:20. */
export const timeOf = (date: Date): string =>
  new Intl.DateTimeFormat(currentLanguage(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
