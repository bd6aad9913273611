import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { projects } from '../../module.ts'

export const BoardEntity = defineEntity({
  name: 'Board',
  ...tableOf(projects, 'board'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    name: p.text(),
    /** Id of the account that owns it. */
    userId: p.bigint('number').defaultRaw('0'),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export const ColumnEntity = defineEntity({
  name: 'BoardColumn',
  ...tableOf(projects, 'board_column'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    boardId: p.bigint('number'),
    name: p.text(),
    color: p.text().default('#8a8f98'),
    sort: p.text(),
    cardLimit: p.integer().strictNullable(),
    isDone: p.boolean().default(false),
  },
})
