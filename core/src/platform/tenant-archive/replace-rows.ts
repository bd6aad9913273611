import type { Tenant, Transaction } from '@ashlar/sdk/server'
import type { CoreDatabase } from '../core-database.ts'
import { MediaEntity } from '../media/media.entity.ts'
import { removeMediaFiles } from '../media/media.jobs.ts'
import { namesOf } from '../media/variant.ts'
import { run, type SqlText, sql } from '../sql.ts'
import type { ReadArchive } from './archive-reader.ts'
import type { TravellingTable } from './archived-tables.ts'
import { dependentTables, layDependentsAside, putDependentsBack } from './dependent-rows.ts'
import { leadsToItself, writeStaged } from './import-rows.ts'
import { giveKeptBack, keptColumns, layKeptAside } from './kept-columns.ts'
import { layAside } from './rows-aside.ts'
import { rowsInStep } from './step.ts'

/** Names of files in one job. */
const filesInJob = 1_000

/**
 * Put the rows of a backup in the place of the website's own, within the transaction. What is in no backup and leads to
 * replaced rows comes back as far as these do.
 */
export async function replaceRows(
  tx: Transaction,
  database: CoreDatabase,
  { guid }: Tenant,
  archive: string,
  { chosen, tables }: ReadArchive,
): Promise<void> {
  const dependents = await dependentTables(tx, chosen)
  const kept = await keptColumns(tx, tables)
  const series = chosen.find(({ name }) => name === 'core.number_series')
  await layDependentsAside(tx, guid, archive, dependents)
  for (const each of kept) await layKeptAside(tx, guid, archive, each)
  if (series) await layAside((step) => step(tx), guid, archive, { ...series, name: seriesAside })

  await removeFilesLater(tx, database, guid)
  for (const table of [...dependents].toReversed()) await removeRows(tx, guid, table)
  for (const table of [...chosen].toReversed()) await removeRows(tx, guid, table)

  for (const table of tables) await writeStaged(tx, guid, archive, table)
  if (series) await run(tx, goOnCounting(guid, archive))
  for (const each of kept) await giveKeptBack(tx, guid, archive, each)
  await putDependentsBack(tx, guid, archive, dependents)
}

/** Names of tables have no blank, so it is no other table's. */
const seriesAside = 'kept core.number_series'

/** Numbers of documents that were given out since the backup are not given out again. */
const goOnCounting = (tenant: string, archive: string): SqlText =>
  sql`insert into core.number_series as n (tenant_id, series, period, last)
    select s.tenant_id, s.value ->> 'series', s.value ->> 'period', (s.value ->> 'last')::bigint
      from core.tenant_archive_row s
      where s.tenant_id = ${tenant}::uuid and s.archive_id = ${archive}::uuid and s.name = ${seriesAside}
    on conflict (tenant_id, series, period) do update set last = greatest(n.last, excluded.last)`

/** Bytes of the media library go once this is committed; those of records have a trigger for it. */
async function removeFilesLater(tx: Transaction, database: CoreDatabase, tenant: string): Promise<void> {
  const rows = await tx
    .db(MediaEntity)
    .selectFrom('media')
    .select(['storageName', 'mimeType', 'width', 'isMoving'])
    .where('tenantId', '=', tenant)
    .execute()
  const names = rows.flatMap(namesOf)
  await database.forTenant(tenant, async (own) => {
    for (let from = 0; from < names.length; from += filesInJob)
      await own.enqueue(removeMediaFiles, { tenant, names: names.slice(from, from + filesInJob) })
  })
}

/** In steps; in one where a row may lead to another that would go before it. */
async function removeRows(tx: Transaction, tenant: string, table: TravellingTable): Promise<void> {
  const most = (await leadsToItself(tx, table)) ? null : rowsInStep
  const place: SqlText = { strings: [table.place], values: [] }
  const isMeant: SqlText = { strings: [table.part?.where ?? 'true'], values: [] }
  const statement = sql`with gone as (delete from ${place} where tenant_id = ${tenant}::uuid and ctid = any(array(
      select t.ctid from ${place} t where t.tenant_id = ${tenant}::uuid and (${isMeant}) limit ${most}::bigint)) returning 1)
    select count(*) as removed from gone`
  for (let removed = 1; removed > 0; ) {
    const [gone] = await run<{ removed: number }>(tx, statement)
    removed = gone?.removed ?? 0
  }
}
