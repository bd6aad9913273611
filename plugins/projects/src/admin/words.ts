import type { Tone, Translate } from '@ashlar/sdk/ui'
import type { TaskStatus } from '../contract.ts'

export const statusNames = (t: Translate): Readonly<Record<TaskStatus, string>> => ({
  pending: t('To do'),
  in_progress: t('In progress'),
  completed: t('Completed'),
  cancelled: t('Cancelled'),
})

export const statusTones: Readonly<Record<TaskStatus, Tone>> = {
  pending: 'grey',
  in_progress: 'orange',
  completed: 'green',
  cancelled: 'red',
}

/** `1 h 25 min`; `0 min` for none. */
export function minutesText(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t('{minutes} min', { minutes: rest })
  return rest === 0 ? t('{hours} h', { hours }) : t('{hours} h {minutes} min', { hours, minutes: rest })
}

/** `8 h`, `2.5 h` */
export const hoursText = (hours: number, t: Translate): string => t('{hours} h', { hours })
