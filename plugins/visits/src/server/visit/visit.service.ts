import { type Day, type DayCounts, lastDays } from '@ashlar/sdk'
import { type Database, type Settings, windowOf } from '@ashlar/sdk/server'
import type { TopListQuery, TopPage, VisitSource } from '../../contract.ts'
import { type TopList, topPages, topSources } from './top-lists.ts'
import { VisitDayEntity } from './visit.entities.ts'

/** The figures of a website, by the days of its own clock. */
export class VisitService {
  readonly #database: Database
  readonly #settings: Settings

  constructor(database: Database, settings: Settings) {
    this.#database = database
    this.#settings = settings
  }

  /** Of each of the last days, the first one first and today last. */
  async perDay(days: number, figure: 'views' | 'visitors'): Promise<DayCounts> {
    const dates = await this.#last(days)
    const [first = ''] = dates
    const rows = await this.#database.tenant((tx) =>
      tx.db(VisitDayEntity).selectFrom('visit_day').select(['day', figure]).where('day', '>=', first).execute(),
    )
    const counted = new Map(rows.map((row) => [row.day, row[figure] ?? 0]))
    return { first, counts: dates.map((date) => counted.get(date) ?? 0) }
  }

  async pages(query: TopListQuery): Promise<TopList<TopPage>> {
    const [first = ''] = await this.#last(query.days)
    return this.#database.tenant((tx) => topPages(tx, first, windowOf(query)))
  }

  async sources(query: TopListQuery): Promise<TopList<VisitSource>> {
    const [first = ''] = await this.#last(query.days)
    return this.#database.tenant((tx) => topSources(tx, first, windowOf(query)))
  }

  async #last(days: number): Promise<readonly Day[]> {
    return lastDays((await this.#settings.platform()).time_zone, days)
  }
}
