/** Whether reminders go out at this hour in a time zone: from 8 to 18 o'clock, when people answer what they ask. */
export function isOfficeHour(timeZone: string, instant: Date = new Date()): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant))
  return hour >= 8 && hour < 18
}
