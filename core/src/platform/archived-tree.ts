import type { Transaction } from '@ashlar/sdk/server'
import { run } from './sql.ts'
import { archiveErrors } from './tenant-archive/archive.errors.ts'

/** Rows that name their parent form trees: whatever an archive says, none is above itself. @throws ARCHIVE_REFUSED */
export async function assertTree(tx: Transaction, table: 'media_folder' | 'page'): Promise<void> {
  const [found] = await run<{ outside: number }>(tx, {
    strings: [
      `with recursive reached as (
          select id from core.${table} where parent_id is null
          union all select t.id from core.${table} t join reached on t.parent_id = reached.id)
        select (select count(*) from core.${table}) - (select count(*) from reached) as outside`,
    ],
    values: [],
  })
  if (found && found.outside > 0) {
    throw archiveErrors.ARCHIVE_REFUSED(`Rows of core.${table}`, `${found.outside} of them contain themselves.`)
  }
}
