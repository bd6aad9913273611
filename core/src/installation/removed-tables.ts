import { join } from 'node:path'
import type { RemovedTables, RemovedTablesCopy } from '@ashlar/sdk/platform'
import { sqlState } from '../data/index.ts'
import { identifier } from '../data/sql-text.ts'
import { tablesOf } from './data-changes.ts'
import { ChangeEntity, ReleaseEntity } from './installation.entities.ts'
import { installationErrors } from './installation.errors.ts'
import type { InstallationParts } from './parts.ts'
import { dropDataOf } from './removed-data.ts'
import type { Serving } from './serving.ts'
import { copyTables } from './table-copy.ts'

/** The package that had a module. */
interface Former {
  readonly name: string
  readonly title: string
  readonly removedAt: Date | null
}

/** Tables of modules that are not installed any more. */
export class TablesOfRemoved {
  readonly #parts: InstallationParts
  readonly #serving: Serving

  constructor(parts: InstallationParts, serving: Serving) {
    this.#parts = parts
    this.#serving = serving
  }

  async list(): Promise<RemovedTables[]> {
    const { data } = this.#parts
    const { rows: known } = await data.store.query<{ module: string }>({
      text: 'select distinct module from core.migration order by module',
    })
    const installed = this.#installed()
    const found: RemovedTables[] = []
    for (const { module } of known.filter((each) => !installed.has(each.module))) {
      const tables = await tablesOf(data, module)
      if (tables.length === 0) continue
      const { name, title, removedAt } = await this.#former(module)
      const total = (what: 'rows' | 'bytes') => tables.reduce((sum, table) => sum + table[what], 0)
      found.push({
        ...{ module, name, title, removedAt: removedAt?.toISOString() ?? null, tables },
        ...{ rows: total('rows'), bytes: total('bytes') },
      })
    }
    return found
  }

  /**
   * Copy the tables of a module into the data folder, then delete them with what else it has left: both or nothing.
   *
   * @throws 409 while it is installed or packages are being changed, 404 when it has no tables, 422 when the name differs
   */
  delete(module: string, typed: string): Promise<RemovedTablesCopy> {
    return this.#serving.inTurn(async () => {
      const { sets } = this.#parts
      if (this.#installed().has(module)) throw installationErrors.PACKAGE_STILL_INSTALLED(module)
      if ((await sets.newest()).generation !== this.#serving.set.generation) throw installationErrors.BEHIND()
      const found = (await this.list()).find((each) => each.module === module)
      if (found === undefined) throw installationErrors.NO_TABLES_LEFT(module)
      if (typed.trim() !== found.name) {
        const differs = installationErrors.PACKAGE_NAME_DIFFERS(found.name)
        throw differs.at({ path: 'name', message: differs.message })
      }
      return this.#delete(found)
    })
  }

  async #delete({ module, name, rows, tables }: RemovedTables): Promise<RemovedTablesCopy> {
    const { data, config } = this.#parts
    const time = new Date().toISOString().replace(/[:.]/g, '-')
    const file = join(config.dataFolder, 'removed-tables', `${module}-${time}.jsonl.gz`)
    const names = tables.map((table) => table.name)
    let copy: RemovedTablesCopy | undefined
    await dropDataOf(data, { id: module, areas: [] }, async (client) => {
      // No change of the packages begins before this is over, and nobody writes what would not be copied.
      await client.query('lock table core.package_change in share mode')
      const { rows: running } = await client.query<{ title: string }>(
        `select title from core.package_change where state = 'running'`,
      )
      if (running[0] !== undefined) throw installationErrors.CHANGE_RUNNING(running[0].title)
      const all = names.map((table) => `${identifier(module)}.${identifier(table)}`)
      await client.query(`lock table ${all.join(', ')} in share mode`)
      copy = await copyTables(client, module, names, file)
    }).catch((error: unknown) => {
      // Somebody still holds the tables.
      if (sqlState(error) === '55P03') throw installationErrors.TABLES_IN_USE(name).causedBy(error)
      throw error
    })
    if (copy === undefined) throw new Error(`The tables of ${module} were deleted without a copy.`)
    const details = { tables: names.length, rows, file: copy.file }
    await data.database.platform(`Delete the tables of the removed package ${name}`, async (tx) => {
      tx.audit({ action: 'package.tables_deleted', entity: 'package', entityId: module, title: name, details })
    })
    return copy
  }

  #installed(): ReadonlySet<string> {
    const { composition } = this.#serving.host
    return new Set(['core', ...composition.packages.map(({ manifest }) => manifest.id)])
  }

  async #former(module: string): Promise<Former> {
    const { data, distribution } = this.#parts
    const ofDistribution = distribution.find(({ manifest }) => idIn(manifest) === module)
    return data.database.system(async (tx) => {
      const releases = await tx
        .db(ReleaseEntity)
        .selectFrom('package_release')
        .select(['name', 'manifest'])
        .orderBy('createdAt', 'desc')
        .execute()
      const name = ofDistribution?.name ?? releases.find(({ manifest }) => manifest.id === module)?.name
      if (name === undefined) return { name: module, title: module, removedAt: null }
      const change = await tx
        .db(ChangeEntity)
        .selectFrom('package_change')
        .select(['title', 'finishedAt'])
        .where('name', '=', name)
        .where('action', '=', 'remove')
        .where('state', '=', 'done')
        .orderBy('number', 'desc')
        .executeTakeFirst()
      return { name, title: change?.title ?? name, removedAt: change?.finishedAt ?? null }
    })
  }
}

function idIn(manifest: unknown): unknown {
  return typeof manifest === 'object' && manifest !== null && 'id' in manifest ? manifest.id : undefined
}
