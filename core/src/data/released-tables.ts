import type { Migration } from '@ashlar/sdk/server'
import type { PoolClient } from 'pg'
import { MigrationError } from './migration-error.ts'

/**
 * Tables that core had and gives away to the packages that have their subject now (`takenOver`), each with the migration
 * of core that made it. Core no longer makes them; those of an installation without such a package stay as they are.
 */
export const releasedTables: Readonly<Record<string, string>> = {
  solved_challenge: 'bot-check-0001-solved',
  webhook: 'webhooks-0001-webhook',
  webhook_delivery: 'webhooks-0001-webhook',
  page_redirect: 'redirects-0001-page-redirect',
  not_found_address: 'not-found-0001-address',
}

/** Which of core's tables these migrations take. @throws MigrationError for one that core keeps */
export function tablesTaken(module: string, migrations: readonly Migration[]): string[] {
  const names = migrations.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'taken-over' ? [step.table.name] : [])),
  )
  const kept = names.find((name) => !Object.hasOwn(releasedTables, name))
  if (kept === undefined) return names
  throw new MigrationError(module, `Module “${module}” was refused because it would take over the table core.${kept}.`)
}

/** Migrations of core all of whose tables have been taken: what they made is made by the packages that have it now. */
export async function migrationsGivenAway(client: Pick<PoolClient, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select key as name from jsonb_each_text($1::jsonb) r (name, key) group by key
      having bool_and(to_regclass('core.' || r.name) is null)`,
    [JSON.stringify(releasedTables)],
  )
  return rows.map(({ name }) => name)
}
