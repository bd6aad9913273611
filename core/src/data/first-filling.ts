import type pg from 'pg'
import type { Config } from '../config/index.ts'
import { directAddress } from './direct-address.ts'
import { noteFilling } from './embedded/filling-note.ts'
import type { DataLayer } from './open.ts'
import { type DatabaseAddress, ownConnection } from './own-connection.ts'
import { quoted } from './sql-text.ts'

/** Held while a database is filled for the first time. The same for all installations; any number does. */
const fillingLock = 4_274_850_120
const key = 'first-filling'

/**
 * Note that a database without any website is being filled for the first time. Gives back how to say that it is whole;
 * undefined where there is a website already. Until then nobody is served from it, so that a start after a kill may
 * throw away what was made and begin again. Of several servers one fills it, the others wait.
 */
export async function beginFilling(
  { store }: DataLayer,
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataFolder'>,
): Promise<(() => Promise<void>) | undefined> {
  const address = directAddress(config)
  if (address === undefined) return (await hasWebsite(store.pool)) ? undefined : noteFilling(config.dataFolder)
  const client = await lockedClient(address)
  const isHalfMade = await isNoted(client)
  if (isHalfMade || (await hasWebsite(client))) {
    await client.end()
    if (isHalfMade)
      throw new Error('Another server was interrupted while it set up the database. Start again to repeat the setup.')
    return undefined
  }
  await client.query(`insert into core.state (key, value) values ($1, 'true')`, [key])
  return async () => {
    await client.query('delete from core.state where key = $1', [key])
    await client.end()
  }
}

/**
 * Throw away what a killed first start left half made in a PostgreSQL database, and the files of its websites; true if
 * there was any. Everything else in that database is its owner's and stays.
 */
export async function clearUnfinishedAt(
  address: DatabaseAddress,
  removeFiles: (tenant: string) => Promise<void>,
): Promise<boolean> {
  const client = await lockedClient(address)
  try {
    if (!(await isNoted(client))) return false
    const { rows: tenants } = await client.query<{ guid: string }>('select guid from core.tenant')
    for (const { guid } of tenants) await removeFiles(guid)
    const { rows: modules } = await client.query<{ module: string }>('select distinct module from core.migration')
    const schemas = ['pgboss', ...modules.map(({ module }) => module)]
    // One statement, and the note goes with it: a kill leaves it whole for the next start.
    await client.query(`drop schema if exists ${schemas.map(quoted).join(', ')} cascade`)
    return true
  } finally {
    await client.end()
  }
}

/** A connection that has the lock until it ends, as it does with the process; it waits for whoever fills just now. */
async function lockedClient(address: DatabaseAddress): Promise<pg.Client> {
  const client = await ownConnection(address)
  await client.query('select pg_advisory_lock($1)', [fillingLock])
  return client
}

async function hasWebsite(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  return (await client.query('select 1 from core.tenant limit 1')).rows.length > 0
}

async function isNoted(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('core.state') is not null as there`)
  if (rows[0]?.there !== true) return false
  return (await client.query('select 1 from core.state where key = $1', [key])).rows.length > 0
}
