import { expect, it } from 'vitest'
import type { Column } from './column.ts'
import { withPhoneColumns } from './phone-columns.ts'

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  title: id,
  cell: () => null,
  ...more,
})
const onPhone = (columns: readonly Column<object>[]) =>
  withPhoneColumns(columns)
    .filter(({ hide }) => hide === undefined)
    .map(({ id }) => id)

it('a phone shows the name and one value (visual language, Phone)', () => {
  expect(onPhone([column('name'), column('mail', { hide: 'md' }), column('place'), column('spent')])).toEqual([
    'name',
    'place',
  ])
  expect(onPhone([column('name'), column('place'), column('spent', { phone: true, hide: 'lg' })])).toEqual([
    'name',
    'spent',
  ])
  expect(onPhone([column('name')])).toEqual(['name'])
})
