import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/index.ts'
import { type DataLayer, type MigrationSet, openDatabase, unknownMigrations } from '../data/index.ts'
import { makeLog } from '../http/log.ts'
import { createInstalledHost, type InstalledHostOptions } from '../installation/start.ts'
import { MoveRefused } from './refusal.ts'

/** The embedded database of an installation, which nobody else uses meanwhile. */
export interface Source {
  readonly data: DataLayer
  /** The migrations of everything that is installed, in their order. */
  readonly sets: readonly MigrationSet[]
}

/**
 * Open the embedded database of the data folder as a start of the server would, with all packages, and bring it up to
 * date. No work is begun and nobody is answered.
 *
 * @throws MoveRefused when there is none, or when it holds tables that no installed package knows
 * @throws ConfigurationError when a server uses it
 */
export async function openSource(config: Config, packages: InstalledHostOptions['packages']): Promise<Source> {
  const { dataFolder } = config
  if (!existsSync(join(dataFolder, 'database', 'PG_VERSION')))
    throw new MoveRefused(`There is no embedded database in ${dataFolder}. Name its data folder with --data.`)
  const data = await openDatabase({ ...config, databaseUrl: undefined })
  try {
    const { rows } = await data.store.pool.query(`select to_regclass('core.tenant') as there`)
    if (rows[0]?.there === null) throw new MoveRefused(`The embedded database in ${dataFolder} is empty.`)
    const sets = await installedSets(config, packages, data)
    await refuseUnknown(data, sets)
    return { data, sets }
  } catch (error) {
    await data.close()
    throw error
  }
}

async function installedSets(
  config: Config,
  packages: InstalledHostOptions['packages'],
  data: DataLayer,
): Promise<MigrationSet[]> {
  const { host, close } = await createInstalledHost({ config, packages, database: data, log: makeLog('error') })
  try {
    return host.composition.packages.flatMap(({ server }) =>
      server === undefined ? [] : [{ module: server.module.id, migrations: server.migrations }],
    )
  } finally {
    await close()
  }
}

/** Tables are made anew by the migrations that made them; of a package that is gone there are none. */
async function refuseUnknown({ store }: DataLayer, sets: readonly MigrationSet[]): Promise<void> {
  const client = await store.pool.connect()
  try {
    const [unknown] = await unknownMigrations(client, sets)
    if (unknown === undefined) return
    const { module, name } = unknown
    throw new MoveRefused(
      sets.some((set) => set.module === module)
        ? `The tables of “${module}” were created by a later version of its package (“${name}”). Upgrade it again, then move.`
        : `Tables of “${module}” exist, but its package was removed or does not load. ` +
            'Install it again, or remove it with its data, then move.',
    )
  } finally {
    client.release()
  }
}
