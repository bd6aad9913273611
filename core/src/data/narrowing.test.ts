import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { expect, test } from 'vitest'
import { narrowingOf, type TableColumns } from './narrowing.ts'

const Seat = defineEntity({
  name: 'Seat',
  ...tableOf({ id: 'booking' }, 'seat'),
  properties: { id: p.integer().primary(), tenantId: tenantId(), place: p.text() },
})

type Columns = TableColumns extends ReadonlyMap<string, ReadonlyMap<string, infer Column>> ? Column : never
const column = (name: string, changes: Partial<Columns> = {}): Columns => ({
  ...{ table: 'seat', column: name, type: 'text', is_null: false, is_free: false, ...changes },
})
const tables = (...columns: Columns[]): TableColumns =>
  new Map([['seat', new Map(columns.map((each) => [each.column, each]))]])

const old = tables(column('id'), column('place'), column('note', { is_null: true, is_free: true }))
const withEntity = { version: '1.0.0', entities: [Seat] }
const withoutEntities = { version: '1.0.0', entities: [] }

test('a column that the version in use does not know may go; without entities every column may be needed', () => {
  const next = tables(column('id'), column('place'))
  expect(narrowingOf(old, next, withEntity)).toBeUndefined()
  expect(narrowingOf(old, next, withoutEntities)).toBe('removes the column “note” of “seat”')
  expect(narrowingOf(old, tables(column('id')), withEntity)).toBe('removes the column “place” of “seat”')
  expect(narrowingOf(old, new Map(), withEntity)).toBe('removes the table “seat”')
})

test('new columns may come, unless a row of the version in use could not be written without them', () => {
  const next = (...more: Columns[]) => tables(...(old.get('seat')?.values() ?? []), ...more)
  expect(narrowingOf(old, next(column('row', { is_free: true })), withEntity)).toBeUndefined()
  expect(narrowingOf(old, next(column('row')), withEntity)).toContain('requires the column “row”')
  expect(narrowingOf(old, next(column('note')), withEntity)).toContain('requires the column “note”')
})
