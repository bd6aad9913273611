import { type Composition, type Plan, plans, type Tenant } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import type { TenantDirectory } from '../../host/tokens.ts'
import type { CoreDatabase } from '../core-database.ts'
import { withRequirements } from './entitlement.ts'
import { normalHost, originOf } from './host-name.ts'

/** What `core.find_tenant_by_host` and `core.find_tenant_by_guid` answer. */
interface TenantRow {
  readonly guid: string
  readonly id: number
  readonly name: string
  readonly plan: string
  readonly modules: readonly string[]
  readonly main_host: string | null
}

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
    const [row] = await this.#database.system(
      (tx) => tx.sql<TenantRow>`select * from core.find_tenant_by_host(${wanted}, ${this.#installed()}::text[])`,
    )
    return this.#tenant(row)
  }

  /** For the platform's host, where the session says which tenant was chosen. */
  async byGuid(guid: string): Promise<Tenant | null> {
    const [row] = await this.#database.system(
      (tx) => tx.sql<TenantRow>`select * from core.find_tenant_by_guid(${guid}::uuid, ${this.#installed()}::text[])`,
    )
    return this.#tenant(row)
  }

  async checkCode(host: string): Promise<string | null> {
    const wanted = normalHost(host)
    if (wanted === null) return null
    const [row] = await this.#database.system(
      (tx) => tx.sql<{ check_code: string }>`select * from core.find_check_code(${wanted})`,
    )
    return row?.check_code ?? null
  }

  #installed(): string[] {
    return this.#composition.modules.map(({ id }) => id)
  }

  #tenant(row: TenantRow | undefined): Tenant | null {
    if (row === undefined) return null
    return {
      guid: row.guid,
      id: row.id,
      name: row.name,
      plan: planOf(row.plan),
      modules: withRequirements(this.#composition.modules, row.modules),
      origin: originOf(row.main_host ?? 'localhost', this.#config.port),
    }
  }
}

/** The plan behind a name from the database; the least of them for one that this version does not know. */
export function planOf(name: string): Plan {
  return plans.find((plan) => plan === name) ?? 'basic'
}
