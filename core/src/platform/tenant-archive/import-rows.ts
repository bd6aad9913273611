import type { LimitName } from '@ashlar/sdk/platform'
import { AshlarError, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { failureOf, sqlState } from '../../data/failure.ts'
import { quoted } from '../../data/sql-text.ts'
import { assertRoom } from '../plans/plan-room.ts'
import { run } from '../sql.ts'
import { archiveErrors } from './archive.errors.ts'
import type { StagedTable } from './archive-reader.ts'
import type { TravellingTable } from './archived-tables.ts'
import { rowsInStep } from './step.ts'

/** @throws ARCHIVE_NOT_EMPTY naming what the tenant holds */
export async function assertEmpty(tx: Transaction, tenant: Tenant, tables: readonly TravellingTable[]): Promise<void> {
  const held: string[] = []
  for (const { name, place, part } of tables) {
    if (part?.isDerived) continue
    const [row] = await run<{ rows: number }>(tx, {
      strings: [
        `select count(*) as rows from ${place} t where t.tenant_id = `,
        `::uuid and (${part?.where ?? 'true'})`,
      ],
      values: [tenant.guid],
    })
    if (row && row.rows > 0) held.push(`${row.rows} × ${name.replace(/^core\./, '').replaceAll('_', ' ')}`)
  }
  if (held.length > 0) throw archiveErrors.ARCHIVE_NOT_EMPTY(tenant.name, held.slice(0, 6).join(', '))
}

/** After everything has been counted: @throws PLAN_REQUIRED naming the limit that was passed */
export async function assertRoomFor(tx: Transaction): Promise<void> {
  const limits: readonly LimitName[] = ['pages', 'media_files', 'media_bytes']
  for (const limit of limits) await assertRoom(tx, limit, 0)
}

/** The place of the last row that was written; null when none was left. */
interface Written {
  readonly place: number | null
}

/** The rows that lie aside become the table's, in steps; in one where they may lead to each other. */
export async function writeStaged(
  tx: Transaction,
  tenant: string,
  archive: string,
  { table, columns, highest }: StagedTable,
): Promise<void> {
  const written = table.columns.filter(({ name }) => columns.has(name))
  if (written.length === 0) return
  const names = written.map(({ name }) => quoted(name)).join(', ')
  const typed = written.map(({ name, type }) => `${quoted(name)} ${type}`).join(', ')
  const overriding = written.some(({ isIdentity }) => isIdentity) ? 'overriding system value' : ''
  const most = (await leadsToItself(tx, table)) ? Number.MAX_SAFE_INTEGER : rowsInStep
  const statementAfter = (place: number) => ({
    strings: [
      'with taken as (select s.place, s.value from core.tenant_archive_row s where s.tenant_id = ',
      '::uuid and s.archive_id = ',
      '::uuid and s.name = ',
      ' and s.place > ',
      '::bigint order by s.place limit ',
      `::bigint), written as (insert into ${table.place} (tenant_id, ${names}) ${overriding} select `,
      `::uuid, ${written.map(({ name }) => `r.${quoted(name)}`).join(', ')} from taken
        cross join lateral jsonb_to_record(taken.value) as r (${typed}) order by taken.place)
        select max(place) as place from taken`,
    ],
    values: [tenant, archive, table.name, place, most, tenant],
  })
  for (let place: number | null = -1; place !== null; ) {
    const ended: readonly Written[] = await run<Written>(tx, statementAfter(place)).catch((error: unknown) => {
      throw misfit(error, table.name)
    })
    place = ended[0]?.place ?? null
  }
  for (const [column, least] of highest)
    await tx.sql`select core.raise_identity(${table.place}, ${column}, ${least}::bigint)`
}

/** Whether a row of the table may lead to another, which may come after it. */
export async function leadsToItself(tx: Transaction, { place }: Pick<TravellingTable, 'place'>): Promise<boolean> {
  const keys = await tx.sql`select from pg_catalog.pg_constraint
    where contype = 'f' and conrelid = ${place}::regclass and confrelid = conrelid`
  return keys.length > 0
}

/** What the database has against a row: values of another type, keys that are taken or lead nowhere. */
function misfit(error: unknown, table: string): unknown {
  const state = sqlState(error)
  if (state === undefined || !/^2[23]/.test(state)) return error
  const told = failureOf(error)
  const why = told instanceof AshlarError ? told.message : 'they contain values that do not fit.'
  return archiveErrors.ARCHIVE_REFUSED(`Rows of ${table}`, why).causedBy(error)
}
