import Type from 'typebox'
import { expect, it } from 'vitest'
import { itemColumns } from './item-columns.ts'

const options = {
  item: Type.Object({
    id: Type.String(),
    size: Type.Number({ title: 'Size' }),
    label: Type.String({ title: 'Label' }),
  }),
  fields: ['size', 'label'],
  ...{ noun: 'Size', empty: 'No sizes', titleOf: () => '' },
  blank: () => ({ id: 'a', size: 0, label: '' }),
} as const

const typedSize = (text: string) => {
  const [size] = itemColumns(options)
  const typed = size?.typed?.(text, { id: 'a', size: 7, label: '' })
  return typed && 'row' in typed ? typed.row.size : undefined
}

it.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['1,234', 1234],
  ['1,234.5', 1234.5],
  ['-3', -3],
])('takes %j of a spreadsheet for the number %s', (text, size) => {
  expect(typedSize(text)).toBe(size)
})

it.each(['', 'many', '1,2.3,4'])('takes %j for no number', (text) => {
  expect(typedSize(text)).toBeUndefined()
})

it('shows a number as it is read again', () => {
  const [size] = itemColumns(options)
  expect(typedSize(size?.text({ id: 'a', size: 1.234, label: '' }) ?? '')).toBe(1.234)
})
