import { Line, Lines } from '@ashlar/sdk/platform'
import { afterImport, archiveTable, CurrentTenant, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { quoted } from '../../data/sql-text.ts'
import { CoreDatabase } from '../core-database.ts'
import { run } from '../sql.ts'

/** What an archive may say of a file; its bytes travel beside the rows and say themselves what they are. */
const File = Type.Object({
  kind: Type.String({ pattern: '^[a-z][a-z0-9_]{0,62}\\.[a-z][a-z0-9_]{0,62}$' }),
  record_id: Type.Integer({ minimum: 1, maximum: 1e12 }),
  field: Lines(250),
  name: Line(200, { minLength: 1 }),
})

export const recordFileArchive = [
  archiveTable('record_file', {
    without: ['storage_name'],
    accept: (row) => (Check(File, row) ? row : null),
  }),
  // A file whose record stayed behind would be nobody's. Seen as the platform: the website may lack the record's module.
  afterImport([CoreDatabase, CurrentTenant], (database, current) =>
    database.system(async (tx) => {
      const tenant = current.get()?.guid ?? null
      const kinds = await tx.sql<{ kind: string; isThere: boolean }>`
        select kind, to_regclass(kind) is not null as "isThere" from core.record_file
        where tenant_id = ${tenant}::uuid group by kind`
      for (const { kind, isThere } of kinds) await removeOrphans(tx, kind, isThere, tenant)
    }),
  ),
]

async function removeOrphans(tx: Transaction, kind: string, hasTable: boolean, tenant: string | null): Promise<void> {
  const [schema = '', table = ''] = kind.split('.')
  const place = `${quoted(schema)}.${quoted(table)}`
  const orphans = `not exists (select from ${place} r where r.tenant_id = f.tenant_id and r.id = f.record_id)`
  await run(tx, {
    strings: [
      'delete from core.record_file f where f.tenant_id = ',
      '::uuid and f.kind = ',
      ` and ${hasTable ? orphans : 'true'}`,
    ],
    values: [tenant, kind],
  })
}
