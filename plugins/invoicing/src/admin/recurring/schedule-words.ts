import type { Tone, Translate } from '@ashlar/sdk/ui'
import type { Schedule, ScheduleState } from '../../contract.ts'
import type { scheduleEnds } from './schedule-form.ts'

export const scheduleStateNames = (t: Translate): Readonly<Record<ScheduleState, string>> => ({
  draft: t('Draft'),
  active: t('Active'),
  paused: t('Paused'),
  failed: t('Stopped'),
  ended: t('Ended'),
})

export const scheduleTones: Readonly<Record<ScheduleState, Tone>> = {
  draft: 'blue',
  active: 'green',
  paused: 'yellow',
  failed: 'red',
  ended: 'grey',
}

/** How often, in words. */
export function rhythmText({ every: count, unit }: Pick<Schedule, 'every' | 'unit'>, t: Translate): string {
  switch (unit) {
    case 'day':
      return t('Every day|Every {count} days', { count })
    case 'week':
      return t('Every week|Every {count} weeks', { count })
    case 'month':
      return t('Every month|Every {count} months', { count })
    case 'year':
      return t('Every year|Every {count} years', { count })
  }
}

export const unitNames = (t: Translate): Readonly<Record<Schedule['unit'], string>> => ({
  day: t('Days'),
  week: t('Weeks'),
  month: t('Months'),
  year: t('Years'),
})

export const endNames = (t: Translate): Readonly<Record<(typeof scheduleEnds)[number], string>> => ({
  never: t('Never'),
  until: t('On a date'),
  times: t('After a number of invoices'),
  both: t('On a date or after a number'),
})

export const actionNames = (t: Translate): Readonly<Record<Schedule['action'], string>> => ({
  draft: t('Leave a draft'),
  issue: t('Issue'),
  send: t('Issue and email'),
})

export const priceNames = (t: Translate): Readonly<Record<Schedule['prices'], string>> => ({
  fixed: t('As written here'),
  current: t('Current ones of products'),
})

export const catchUpNames = (t: Translate): Readonly<Record<Schedule['catchUp'], string>> => ({
  all: t('An invoice for each'),
  last: t('Only for the last one'),
})
