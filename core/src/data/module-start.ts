import type { Module } from '@ashlar/sdk'
import type { Store } from './store.ts'

/**
 * Keep what modules say of the plan and the switch with which they begin. It holds from when a module is installed:
 * what is known of one stays, but for those that begin now.
 */
export async function keepModuleStarts(
  { query }: Pick<Store, 'query'>,
  modules: readonly Pick<Module, 'id' | 'plan' | 'startsOn'>[],
  beginning: readonly string[],
): Promise<void> {
  const rows = modules.map(({ id, plan, startsOn }) => ({ module: id, plan: plan ?? null, starts_on: startsOn }))
  await query({
    text: `insert into core.module_start (module, plan, starts_on)
      select module, plan, starts_on from jsonb_to_recordset($1::jsonb) m (module text, plan text, starts_on boolean)
      on conflict (module) do update set plan = excluded.plan, starts_on = excluded.starts_on
        where excluded.module = any($2::text[])`,
    values: [JSON.stringify(rows), [...beginning]],
  })
}
