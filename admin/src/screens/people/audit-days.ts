/** The moment at which a day begins where the person is; undefined for what is no day. */
export const startOf = (day: string | undefined): string | undefined => momentOf(day, 0)

/** The moment at which the day after begins: up to it, the whole day is meant. */
export const endOf = (day: string | undefined): string | undefined => momentOf(day, 1)

function momentOf(day: string | undefined, daysLater: number): string | undefined {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}
