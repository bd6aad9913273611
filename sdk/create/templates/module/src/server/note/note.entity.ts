import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'
import { myThing } from '../../module.ts'

export const NoteEntity = defineEntity({
  name: 'Note',
  ...tableOf(myThing, 'note'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    text: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
