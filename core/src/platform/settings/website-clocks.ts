import { defaultTimeZone, isTimeZone } from '@ashlar/sdk'
import type { WebsiteClocks } from '../../host/tokens.ts'
import type { CoreDatabase } from '../core-database.ts'
import { SettingEntity } from './setting.entity.ts'

/** The time zones of websites, as their settings say. */
export class WebsiteClockService implements WebsiteClocks {
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  async zones(): Promise<readonly string[]> {
    const rows = await this.#database.system((tx) =>
      tx.db(SettingEntity).selectFrom('setting').select('value').distinct().where('key', '=', 'time_zone').execute(),
    )
    return [...new Set([defaultTimeZone, ...rows.map(({ value }) => String(value))])].filter(isTimeZone)
  }

  websitesIn(zone: string, modules: readonly string[]) {
    return this.#database.system(
      (tx) => tx.sql<{
        guid: string
        plan: string
        modules: string[]
      }>`select t.guid, t.plan, core.modules_of(t.guid, ${modules}::text[]) as modules
        from core.tenant t left join core.setting s on s.tenant_id = t.guid and s.key = 'time_zone'
        where coalesce(s.value #>> '{}', ${defaultTimeZone}) = ${zone} order by t.guid`,
    )
  }
}
