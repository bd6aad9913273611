import type { GridColumn, Typed } from '@ashlar/sdk/grid'
import { Check } from 'typebox/value'
import { TaxRate } from '../contract.ts'

/** A rate while it is written: `key` holds its place while it has no name. */
export interface DraftRate extends TaxRate {
  readonly key: number
}

type Words = (text: string) => string

/** What a cell's text becomes, or why it does not. */
function column(
  name: 'name' | 'country' | 'region' | 'from' | 'until',
  said: { readonly title: string; readonly width: number; readonly wrong: string },
  read: (text: string) => string | null = (text) => text.trim(),
): GridColumn<DraftRate> {
  return {
    key: name,
    title: said.title,
    width: said.width,
    text: (row) => row[name] ?? '',
    typed: (text, row): Typed<DraftRate> => {
      const value = read(text)
      return Check(TaxRate.properties[name], value) ? { row: { ...row, [name]: value } } : { error: said.wrong }
    },
  }
}

const day = (text: string) => (text.trim() === '' ? null : text.trim())
const capitals = (text: string) => text.trim().toUpperCase()

export function rateColumns(t: Words): readonly GridColumn<DraftRate>[] {
  return [
    column('name', { title: t('Name'), width: 110, wrong: t('Enter a name of up to 40 characters.') }),
    column(
      'country',
      { title: t('Country'), width: 90, wrong: t('Enter a two-letter country code, such as CA.') },
      capitals,
    ),
    column('region', { title: t('Region'), width: 90, wrong: t('Enter up to 60 characters.') }, capitals),
    {
      ...{ key: 'rate', title: t('Per cent'), width: 90, align: 'end' },
      text: ({ rate }) => String(rate),
      typed: (text, row) => {
        const rate = Number(text.trim().replace(',', '.').replace('%', ''))
        return text.trim() !== '' && Check(TaxRate.properties.rate, rate)
          ? { row: { ...row, rate } }
          : { error: t('Enter a number from 0 to 100 with at most four decimals.') }
      },
    },
    column(
      'from',
      { title: t('From'), width: 120, wrong: t('Enter a date such as 2026-12-31, or leave it empty.') },
      day,
    ),
    column(
      'until',
      { title: t('Until'), width: 120, wrong: t('Enter a date such as 2026-12-31, or leave it empty.') },
      day,
    ),
  ]
}
