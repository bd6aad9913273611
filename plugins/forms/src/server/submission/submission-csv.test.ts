import { expect, it } from 'vitest'
import { csvColumns, csvWanted } from './submission-csv.ts'

const row = (values: readonly (readonly [label: string, value: string])[]) => ({
  ...{ id: 1, formName: 'Ask', sender: '', excerpt: '', tags: [], fileCount: 0, isRead: true, held: null },
  ...{ isSpam: false, assignee: null },
  createdAt: '2026-01-01T00:00:00.000Z',
  fields: values.map(([label, value], at) => ({ key: `k${at}`, label, type: 'text' as const, values: [value] })),
})

it('fields beyond the columns that a spreadsheet bears share the last one', () => {
  const labels = Array.from({ length: 202 }, (_, at) => `Field ${at}`)
  const columns = csvColumns(labels)
  const ids = csvWanted(columns, 'sender,excerpt')?.split(',') ?? []
  expect(ids).toHaveLength(202)
  const last = columns[ids.at(-1) ?? '']
  expect(last?.title).toBe('Other fields')
  expect(
    last?.value(
      row([
        ['Field 3', 'a'],
        ['Field 200', 'b'],
        ['Field 201', 'c'],
      ]),
    ),
  ).toEqual(['Field 200: b', 'Field 201: c'])
})

it('fields of one name share a column', () => {
  const { 'excerpt.0': first } = csvColumns(['Name'])
  expect(
    first?.value(
      row([
        ['Name', 'Ada'],
        ['Name', 'Bo'],
      ]),
    ),
  ).toEqual(['Ada', 'Bo'])
})
