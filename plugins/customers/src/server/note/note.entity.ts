import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { customers } from '../../module.ts'

export const NoteEntity = defineEntity({
  name: 'Note',
  ...tableOf(customers, 'note'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    customerId: p.bigint('number').strictNullable(),
    title: p.text(),
    content: p.text().default(''),
    dueDate: p.date().strictNullable(),
    isDone: p.boolean().default(false),
    /** Guid of the person who wrote it, who is reminded. */
    account: p.uuid().strictNullable(),
    reminded: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
    updatedAt: p.datetime().defaultRaw('now()'),
  },
})
