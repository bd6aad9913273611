import type { ImportMapping, ImportState } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, type Separator, tableOf, tenantId } from '@ashlar/sdk/server'

/** A file that is imported row by row. */
export const ImportEntity = defineEntity({
  name: 'DataImport',
  ...tableOf(core, 'data_import'),
  properties: {
    id: p.uuid().primary(),
    tenantId: tenantId(),
    module: p.text(),
    entity: p.text(),
    /** Who hears how far it is. */
    account: p.uuid().strictNullable(),
    accountName: p.text().default(''),
    fileName: p.text(),
    storageName: p.text(),
    bytes: p.integer(),
    sha256: p.text(),
    separator: p.text().$type<Separator>(),
    head: p.json<readonly string[]>(),
    sample: p.json<readonly (readonly string[])[]>(),
    /** Where the first row begins. */
    firstOffset: p.integer(),
    firstLine: p.integer(),
    total: p.integer(),
    mapping: p.json<ImportMapping>(),
    state: p.text().$type<ImportState['state']>().default('uploaded'),
    /** Whether rows are written, or tried and taken back. */
    kind: p.text().$type<'check' | 'import'>().default('import'),
    /** Where the next row begins: moved in the unit of work that writes the rows before it. */
    nextOffset: p.integer(),
    nextLine: p.integer(),
    progress: p.integer().default(0),
    written: p.integer().default(0),
    bad: p.integer().default(0),
    message: p.text().default(''),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})
export type ImportRecord = RowOf<typeof ImportEntity>

/** Rows that were left out, with their reasons. */
export const ImportBadRowEntity = defineEntity({
  name: 'ImportBadRow',
  ...tableOf(core, 'import_bad_row'),
  properties: {
    tenantId: tenantId(),
    importId: p.uuid().primary(),
    /** Line of the file on which it begins. */
    line: p.integer().primary().autoincrement(false),
    cells: p.json<readonly string[]>(),
    reason: p.text(),
  },
})

/** How the columns of files were mapped last, so that nobody maps them twice. */
export const ImportMappingEntity = defineEntity({
  name: 'ImportMapping',
  ...tableOf(core, 'import_mapping'),
  properties: {
    tenantId: tenantId(),
    module: p.text().primary(),
    entity: p.text().primary(),
    mapping: p.json<ImportMapping>(),
  },
})
