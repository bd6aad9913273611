import type { Transaction } from '@ashlar/sdk/server'
import type { DataLayer } from '../data/index.ts'
import { emptySet, type PackageSet } from './package-set.ts'
import type { DatedSet } from './version-history.ts'

interface SetRow {
  readonly generation: number
  readonly content: Omit<PackageSet, 'generation'>
  readonly created_at: Date
}

/** Sets that are looked through for what was active before: years of changes. */
const longestHistory = 2_000

/** The sets of packages there were; the newest is the one to follow. */
export class SetRecords {
  readonly #data: DataLayer

  constructor(data: DataLayer) {
    this.#data = data
  }

  async newest(): Promise<PackageSet> {
    const [newest] = await this.#data.database.system((tx) => read(tx, 1))
    return newest?.set ?? emptySet
  }

  /** For the start of a server, before its database has been migrated. */
  async newestIfThere(): Promise<PackageSet> {
    const { rows } = await this.#data.store.query<{ there: string | null }>({
      text: `select to_regclass('core.package_set') as there`,
    })
    return rows[0]?.there === null ? emptySet : this.newest()
  }

  /** Newest first. */
  history(): Promise<DatedSet[]> {
    return this.#data.database.system((tx) => read(tx, longestHistory))
  }

  /** Whether this change has made its set the newest one, now or before. */
  async isActivated(changeId: string): Promise<boolean> {
    const rows = await this.#data.database.system(
      (tx) => tx.sql`select 1 from core.package_set where change_id = ${changeId}`,
    )
    return rows.length > 0
  }

  /** Make a set the newest, and tell every process. Fails when another of its generation came first. */
  async activate({ generation, ...content }: PackageSet, changeId: string): Promise<void> {
    await this.#data.database.system(async (tx) => {
      await tx.sql`insert into core.package_set (generation, content, change_id)
        values (${generation}, ${JSON.stringify(content)}::jsonb, ${changeId})`
      await this.#data.publish({ kind: 'generation' })
    })
  }
}

async function read(tx: Transaction, limit: number): Promise<DatedSet[]> {
  const rows = await tx.sql<SetRow>`
    select generation, content, created_at from core.package_set order by generation desc limit ${limit}`
  return rows.map(({ generation, content, created_at }) => ({
    set: { ...emptySet, ...content, generation },
    since: created_at,
  }))
}
