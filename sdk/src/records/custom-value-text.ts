import type { CustomField, CustomValue } from '../definition/record/custom-field.ts'
import type { Detail } from '../ui/details.tsx'
import { currentLanguage, type Translate } from '../ui/texts.ts'

/** A value as people read it: a tick is "Yes", a day is written as in their language; empty where there is nothing. */
export function customValueText(type: CustomField['type'] | undefined, value: string, t: Translate): string {
  if (type === 'checkbox') return value === 'true' ? t('Yes') : ''
  if (type === 'date') return dayText(value)
  if (type === 'number' && value !== '') return new Intl.NumberFormat(currentLanguage(), digits).format(Number(value))
  return value
}

const digits = { maximumFractionDigits: 6, useGrouping: false } as const

/** A record's custom fields for `Details`; a dash where there is nothing. */
export const customDetails = (fields: readonly CustomField[], values: readonly CustomValue[], t: Translate): Detail[] =>
  values.map(({ id, label, value }) => ({
    name: label,
    value: customValueText(fields.find((each) => each.id === id)?.type, value, t) || '–',
  }))

function dayText(day: string): string {
  const date = new Date(`${day}T00:00`)
  if (Number.isNaN(date.getTime())) return day
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(date)
}
