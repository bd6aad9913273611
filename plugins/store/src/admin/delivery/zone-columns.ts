import { amountFrom, decimalText } from '@ashlar/sdk'
import type { GridColumn } from '@ashlar/sdk/grid'
import type { Translate } from '@ashlar/sdk/ui'
import { moneyText } from '../price-text.ts'
import type { RateRow } from './zone-rows.ts'

type Column = GridColumn<RateRow>

/** What is filled in of a rate. Amounts by weight are grams, others money. */
export function zoneColumns(t: Translate, currency: string): readonly Column[] {
  const byNames = { weight: t('Weight (g)'), total: t('Order value') }
  const money = (text: string): number | undefined => {
    const amount = amountFrom(text.trim().replace(',', '.'), currency)
    return amount !== undefined && amount >= 0 ? amount : undefined
  }
  const measure = (text: string, { by }: RateRow): number | undefined =>
    by === 'total' ? money(text) : /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined
  const measured = (value: number, { by }: RateRow): string =>
    by === 'total' ? decimalText(value, currency) : String(value)
  const wrong = { error: t('Enter a number of 0 or more.') }
  return [
    {
      ...{ key: 'name', title: t('Rate'), width: 130 },
      text: ({ name }) => name,
      typed: (text, row) =>
        text.trim() === '' || text.trim().length > 80
          ? { error: t('Enter a name of up to 80 characters.') }
          : { row: { ...row, name: text.trim() } },
    },
    {
      ...{ key: 'by', title: t('By'), width: 110, choices: [byNames.weight, byNames.total] },
      text: ({ by }) => byNames[by],
      typed: (text, row) => ({ row: { ...row, by: text === byNames.total ? 'total' : 'weight' } }),
    },
    {
      ...{ key: 'from', title: t('From'), width: 90, align: 'end' },
      text: (row) => measured(row.from, row),
      typed: (text, row) => {
        const from = measure(text, row)
        return from === undefined ? wrong : { row: { ...row, from } }
      },
    },
    {
      ...{ key: 'price', title: t('Price'), width: 100, align: 'end' },
      text: ({ price }) => decimalText(price, currency),
      shown: ({ price }) => moneyText(price, currency),
      typed: (text, row) => {
        const price = money(text)
        return price === undefined ? wrong : { row: { ...row, price } }
      },
    },
    {
      ...{ key: 'most', title: t('Up to'), width: 90, align: 'end' },
      text: (row) => (row.most === null ? '' : measured(row.most, row)),
      typed: (text, row) => {
        if (text.trim() === '') return { row: { ...row, most: null } }
        const most = measure(text, row)
        return most === undefined ? wrong : { row: { ...row, most } }
      },
    },
    {
      ...{ key: 'freeFrom', title: t('Free from'), width: 100, align: 'end' },
      text: ({ freeFrom }) => (freeFrom === null ? '' : decimalText(freeFrom, currency)),
      shown: ({ freeFrom }) => (freeFrom === null ? '' : moneyText(freeFrom, currency)),
      typed: (text, row) => {
        if (text.trim() === '') return { row: { ...row, freeFrom: null } }
        const freeFrom = money(text)
        return freeFrom === undefined ? wrong : { row: { ...row, freeFrom } }
      },
    },
  ]
}
