import { type Plan, plans, type Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import type { Config } from '../../config/config.ts'
import { withRequirements } from '../../data/index.ts'
import type { TenantDirectory } from '../../host/tokens.ts'
import type { CoreDatabase } from '../core-database.ts'
import { run, sql } from '../sql.ts'
import { normalHost, originOf } from './host-name.ts'
import type { HostFacts, TenantFacts } from './tenant.entity.ts'

/** What `core.find_tenant_by_host` and `core.find_tenant_by_guid` answer. */
type Found = Pick<TenantFacts, 'guid' | 'id' | 'name' | 'plan'> & {
  readonly modules: readonly string[]
  readonly mainHost: HostFacts['host'] | null
  readonly pausedUntil: Date | null
}

const found = sql`t.guid, t.id, t.name, t.plan, t.modules, t.main_host as "mainHost",
  (select max(a.paused_until) from core.tenant_archive a where a.tenant_id = t.guid and a.state = 'running')
    as "pausedUntil"`

/** Finds the tenant of a request. Not cached: the host keeps what it found until the tag `tenant` is dropped. */
export class TenantLookUp implements TenantDirectory {
  readonly #database: CoreDatabase
  readonly #composition: Composition
  readonly #config: Config

  constructor(database: CoreDatabase, composition: Composition, config: Config) {
    this.#database = database
    this.#composition = composition
    this.#config = config
  }

  async byHost(host: string): Promise<Tenant | null> {
    const wanted = normalHost(host)
    if (wanted === null) return null
    const [row] = await this.#database.system((tx) =>
      run<Found>(tx, sql`select ${found} from core.find_tenant_by_host(${wanted}, ${this.#installed()}::text[]) t`),
    )
    return this.#tenant(row)
  }

  /** For the platform's host, where the session says which tenant was chosen. */
  async byGuid(guid: string): Promise<Tenant | null> {
    const [row] = await this.#database.system((tx) =>
      run<Found>(tx, sql`select ${found} from core.find_tenant_by_guid(${guid}::uuid, ${this.#installed()}::text[]) t`),
    )
    return this.#tenant(row)
  }

  async checkCode(host: string): Promise<string | null> {
    const wanted = normalHost(host)
    if (wanted === null) return null
    const [row] = await this.#database.system(
      (tx) =>
        tx.sql<Pick<HostFacts, 'checkCode'>>`select check_code as "checkCode" from core.find_check_code(${wanted})`,
    )
    return row?.checkCode ?? null
  }

  #installed(): string[] {
    return this.#composition.modules.map(({ id }) => id)
  }

  #tenant(row: Found | undefined): Tenant | null {
    if (row === undefined) return null
    return {
      guid: row.guid,
      id: row.id,
      name: row.name,
      plan: planOf(row.plan),
      modules: withRequirements(this.#composition.modules, row.modules),
      origin: originOf(row.mainHost ?? 'localhost', this.#config.port),
      ...(row.pausedUntil !== null && { pausedUntil: row.pausedUntil.getTime() }),
    }
  }
}

/** The plan behind a name from the database; the least of them for one that this version does not know. */
export function planOf(name: string): Plan {
  return plans.find((plan) => plan === name) ?? 'basic'
}
