import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf, tenantId } from '@ashlar/sdk/server'

/** Private files of the records of modules; their bytes lie where those of the media library lie. */
export const RecordFileEntity = defineEntity({
  name: 'RecordFile',
  ...tableOf(core, 'record_file'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    /** Table of the record with its schema. */
    kind: p.text().$type<`${string}.${string}`>(),
    recordId: p.bigint('number'),
    field: p.text().default(''),
    name: p.text(),
    /** Random, so that it says nothing and can't be guessed. */
    storageName: p.text(),
    mimeType: p.text(),
    /** Bytes. */
    size: p.integer(),
    sha256: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    createdByName: p.text().default(''),
  },
})
export type RecordFileRow = RowOf<typeof RecordFileEntity>
