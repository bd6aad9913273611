import type { Module } from '@ashlar/sdk'
import type { Migration, Tenant } from '@ashlar/sdk/server'
import type { Config } from '../config/index.ts'
import { UnitDatabase } from './database.ts'
import { embeddedStore } from './embedded/store.ts'
import type { PackageEntities } from './entities.ts'
import { compareEntities, type EntitiesOf } from './entity-check.ts'
import { failureOf } from './failure.ts'
import { type Applied, migrate, statementLimits } from './migrate.ts'
import { keepModuleStarts } from './module-start.ts'
import type { VersionInUse } from './narrowing.ts'
import { notice } from './outbox.ts'
import { type NamedStore, postgresStore } from './postgres.ts'
import { rowTypes } from './row-types.ts'
import type { Signal, Signals } from './signals.ts'
import { identifier } from './sql-text.ts'
import { channel, type DataLog } from './store.ts'
import type { Messenger } from './transaction.ts'
import { currentFrame } from './unit-of-work.ts'

export interface OpenOptions {
  readonly entities?: PackageEntities
  readonly log?: DataLog
}

/** What of the configuration says where the data are. */
export type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'dataFolder' | 'migrationTime'
>

/** Nobody listens: for tools and tests. */
const silent: DataLog = { info: () => undefined, warn: () => undefined }

/** On the embedded database nothing else ends a unit of work that never does. Milliseconds. */
const patience = 15_000

/**
 * Open the database that the configuration names: PostgreSQL by its address, else the embedded one in the data
 * folder. Nothing is migrated yet: `migrate` before the first unit of work.
 *
 * @throws ConfigurationError when another process uses the folder
 */
export async function openDatabase(config: DatabaseConfig, options: OpenOptions = {}): Promise<DataLayer> {
  const log = options.log ?? silent
  const { databaseUrl: url, databaseDirectUrl: directUrl, databasePool: connections, dataFolder } = config
  const store = await (url === undefined
    ? embeddedStore(dataFolder, log)
    : postgresStore({ url, directUrl, connections }, log))
  return DataLayer.over(store, options.entities ?? [], config.migrationTime)
}

/** The open database: one pool and one bus, and a `Database` per generation of the app. */
export class DataLayer {
  readonly store: NamedStore
  /** For the entities it was opened with; see `withEntities`. */
  readonly database: UnitDatabase

  /** Milliseconds that a statement of a package's migration may take. */
  readonly #migrationTime: number

  private constructor(store: NamedStore, database: UnitDatabase, migrationTime: number) {
    this.store = store
    this.database = database
    this.#migrationTime = migrationTime
  }

  static over(store: NamedStore, entities: PackageEntities, migrationTime?: number): DataLayer {
    return new DataLayer(store, databaseOver(store, [entities]), migrationTime ?? statementLimits[store.mode])
  }

  get mode(): 'embedded' | 'postgres' {
    return this.store.mode
  }

  get signals(): Signals {
    return this.store.signals
  }

  /**
   * A second `Database` over the same connections: for the next generation of the app, whose packages have other entities.
   * `milliseconds` is how long a unit of work may last where the database does not see to it.
   */
  withEntities(entities: readonly PackageEntities[], milliseconds?: number): UnitDatabase {
    return databaseOver(this.store, entities, milliseconds)
  }

  /**
   * Bring core and the given modules up to date, in their order, core's foundation first. `inUse` are the versions of
   * modules, by their ids, that go on being used meanwhile.
   *
   * @throws MigrationError naming the module that could not be migrated; see `migrate`
   */
  async migrate(
    modules: readonly { readonly module: Pick<Module, 'id'>; readonly migrations: readonly Migration[] }[],
    inUse: ReadonlyMap<string, VersionInUse> = new Map(),
  ): Promise<Applied[]> {
    const sets = modules.map(({ module: { id }, migrations }) => ({ module: id, migrations, inUse: inUse.get(id) }))
    const applied = await migrate(this.store.direct, sets, this.#migrationTime)
    if (applied.length > 0) await this.#snapshot()
    return applied
  }

  /** See `keepModuleStarts`; once the tables are up to date. */
  keepModuleStarts(modules: readonly Module[], beginning: readonly string[]): Promise<void> {
    return keepModuleStarts(this.store, modules, beginning)
  }

  /**
   * See whether the entities of packages are what their tables are; once the tables are up to date.
   *
   * @throws EntityError naming the package, entity and member
   */
  compare(packages: readonly EntitiesOf[]): Promise<void> {
    return compareEntities(this.store.query, packages)
  }

  /**
   * Call one of core's look-up functions, made before there is a tenant: `lookup('find_tenant_by_host', host, ids)`.
   * One round trip; within a unit of work, on its connection.
   */
  async lookup<Row extends object>(name: string, ...values: readonly unknown[]): Promise<Row[]> {
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    const text = `select * from core.${identifier(name)}(${places})`
    const frame = currentFrame()
    if (frame?.transaction !== undefined) return frame.transaction.query<Row>(text, values)
    try {
      const query = { text, values: [...values], types: rowTypes }
      return (await this.store.query<Row>(query)).rows
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** Tell every process of the installation; within a unit of work once it has committed. */
  async publish(signal: Signal): Promise<void> {
    const { hasNotify, processId, query, signals } = this.store
    const frame = currentFrame()
    if (frame?.transaction !== undefined) {
      frame.transaction.signal(signal)
      frame.unit.committed.push(() => signals.deliver(signal))
      return
    }
    const text = `select pg_notify('${channel}', $1)`
    if (hasNotify) await query({ text, values: [notice(processId, signal)] })
    signals.deliver(signal)
  }

  /** Rejects with a 503 when the database does not answer. */
  async ready(): Promise<void> {
    try {
      await this.store.query({ text: 'select 1' })
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** What the administrator should know of how safe the data are. */
  async health(): Promise<DataHealth> {
    const { mode } = this.store
    return { mode, isPowerLossSafe: mode === 'postgres', lastSnapshot: await this.store.lastSnapshot() }
  }

  close(): Promise<void> {
    return this.store.close()
  }

  /** What was migrated is saved either way. */
  async #snapshot(): Promise<void> {
    try {
      await this.store.snapshot()
    } catch (error) {
      this.store.log.warn(`The snapshot of the database could not be saved: ${String(error)}`)
    }
  }
}

/** For the card in the admin: an embedded database can lose what was written last when the power fails. */
export interface DataHealth {
  readonly mode: 'embedded' | 'postgres'
  /** Whether what was acknowledged survives a power cut. Embedded: only up to the last snapshot. */
  readonly isPowerLossSafe: boolean
  /** Null where none was kept, as on PostgreSQL, whose backups are its administrator's. */
  readonly lastSnapshot: Date | null
}

function databaseOver(
  store: NamedStore,
  entities: readonly PackageEntities[],
  milliseconds = store.mode === 'embedded' ? patience : undefined,
): UnitDatabase {
  return new UnitDatabase(store, entities, messengerOf(store), milliseconds)
}

function messengerOf(store: NamedStore): Messenger {
  const { processId, hasNotify, signals } = store
  return {
    processId,
    hasNotify,
    check: () => store.check(),
    tell(tenant, tags, hasWork) {
      if (tags.length > 0) signals.deliver({ kind: 'tags', tenant, tags })
      if (hasWork) signals.deliver({ kind: 'outbox' })
    },
  }
}

/** What a look-up of a tenant answers; `originOf` of the tenants' folder makes a `Tenant` of it. */
export interface FoundTenant extends Omit<Tenant, 'origin'> {
  readonly agency_id: number | null
  readonly main_host: string
}
