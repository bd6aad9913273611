import type { RestorePlan } from '@ashlar/sdk/platform'
import type { Tenant, Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { run, type SqlText, sql } from '../sql.ts'
import { archiveErrors } from './archive.errors.ts'
import type { Manifest } from './archive.format.ts'
import type { ReadArchive } from './archive-reader.ts'
import { isNameOf, type TravellingTable } from './archived-tables.ts'

/** Roles and their rights belong to people, who are in no backup. */
const staying = ['core.role', 'core.role_permission', 'core.second_factor_role']

/** Tables whose rows a restore replaces. */
export const isReplaced = ({ name }: Pick<TravellingTable, 'name'>): boolean => !staying.includes(name)

/**
 * A backup says whose it is; one of an earlier version says the name alone.
 *
 * @throws ARCHIVE_OTHER_WEBSITE
 */
export function assertOwn({ website, name }: Manifest, tenant: Tenant): void {
  const isOwn = website === undefined ? name === tenant.name : website === tenant.guid
  if (!isOwn) throw archiveErrors.ARCHIVE_OTHER_WEBSITE(name)
}

/** What writing a backup that was read would change. */
export async function planOf(
  tx: Transaction,
  composition: Pick<Composition, 'modules'>,
  tenant: Tenant,
  archive: string,
  { manifest, chosen, tables }: ReadArchive,
): Promise<RestorePlan> {
  const titles = new Map(composition.modules.map(({ id, title }) => [id, title]))
  const titleOf = (module: string) => titles.get(module) ?? module
  const contents: RestorePlan['contents'] = []
  for (const table of chosen.filter(({ part }) => part?.isDerived !== true)) {
    const inBackup = tables.find((each) => each.table.name === table.name)?.rows ?? 0
    const now = await rowsNow(tx, tenant.guid, table)
    if (inBackup === 0 && now === 0) continue
    const { module, name } = table
    contents.push({ module, moduleTitle: titleOf(module), table: name.slice(module.length + 1), inBackup, now })
  }
  const installed = new Set(titles.keys())
  const off = new Set(contents.map(({ module }) => module).filter((id) => !['core', ...tenant.modules].includes(id)))
  return {
    website: manifest.name,
    madeAt: manifest.madeAt,
    version: manifest.version,
    contents,
    missing: missingModules(manifest, chosen, installed),
    switchedOff: [...off].map(titleOf),
    exceeded: await exceededLimits(tx, tenant.guid, archive),
  }
}

/** Modules of the backup that nobody has here, with the rows that it has of them. */
function missingModules(
  { tables }: Manifest,
  known: readonly TravellingTable[],
  installed: ReadonlySet<string>,
): RestorePlan['missing'] {
  const rows = new Map<string, number>()
  for (const { name, rows: count } of tables) {
    const module = name.slice(0, name.indexOf('.'))
    if (installed.has(module) || known.some((table) => isNameOf(table, name))) continue
    rows.set(module, (rows.get(module) ?? 0) + count)
  }
  return [...rows].map(([module, count]) => ({ module, rows: count }))
}

async function rowsNow(tx: Transaction, tenant: string, { place, part }: TravellingTable): Promise<number> {
  const from: SqlText = { strings: [place], values: [] }
  const isMeant: SqlText = { strings: [part?.where ?? 'true'], values: [] }
  const [row] = await run<{ rows: number }>(
    tx,
    sql`select count(*) as rows from ${from} t where t.tenant_id = ${tenant}::uuid and (${isMeant})`,
  )
  return row?.rows ?? 0
}

/** As the counters of plans would count the rows that lie aside. */
async function exceededLimits(tx: Transaction, tenant: string, archive: string): Promise<RestorePlan['exceeded']> {
  return tx.sql<RestorePlan['exceeded'][number]>`
    with aside as (select s.name, s.value from core.tenant_archive_row s
        where s.tenant_id = ${tenant}::uuid and s.archive_id = ${archive}::uuid
          and s.name in ('core.page', 'core.media', 'core.record_file')),
      counted ("limit", "wouldBe", most) as (
        select 'pages', (select count(*) from aside where name = 'core.page' and value ->> 'deleted_at' is null), p.pages
          from core.tenant t join core.plan p on p.name = t.plan where t.guid = ${tenant}::uuid
        union all
        select 'media_files', (select count(*) from aside where name = 'core.media'), p.media_files
          from core.tenant t join core.plan p on p.name = t.plan where t.guid = ${tenant}::uuid
        union all
        select 'media_bytes', (select coalesce(sum((value ->> 'size')::bigint), 0)::bigint from aside
            where name <> 'core.page'), p.media_bytes
          from core.tenant t join core.plan p on p.name = t.plan where t.guid = ${tenant}::uuid)
    select "limit", "wouldBe", most from counted where "wouldBe" > most`
}
