import { type CollectionMembers, type DayTrigger, dayIn, type PersonTrigger } from '@ashlar/sdk'
import type { Database, Settings } from '@ashlar/sdk/server'
import { areSettings } from '../../automation/trigger-settings.ts'
import { isAddress, normalAddress } from '../address.ts'
import { AutomationEntity } from '../automation/automation.entities.ts'
import { foundAutomation } from '../automation/automation.store.ts'
import { beginRun } from './begin-run.ts'
import { daysSince } from './days-since.ts'

/** People who begin in one unit of work. */
const atOnce = 200

/** Begins automations whose trigger comes with a day. */
export class DayRuns {
  readonly #database: Database
  readonly #triggers: CollectionMembers<PersonTrigger>
  readonly #settings: Settings

  constructor(database: Database, triggers: CollectionMembers<PersonTrigger>, settings: Settings) {
    this.#database = database
    this.#triggers = triggers
    this.#settings = settings
  }

  /** For today by the website's clock, and for days before it that were missed. Nobody begins twice for the same. */
  async begin(signal: AbortSignal): Promise<void> {
    const { time_zone } = await this.#settings.platform()
    const today = dayIn(time_zone)
    const automations = await this.#database.tenant((tx) => tx.em.find(AutomationEntity, { event: '', isOn: true }))
    for (const { id, trigger: name, settings, lastDay } of automations) {
      const trigger = this.#triggers.find(name)
      if (trigger === undefined || 'event' in trigger) continue
      // A field that was chosen may be gone.
      if (!areSettings(await trigger.settings(), settings)) continue
      for (const day of daysSince(lastDay, today)) {
        let after: string | null | undefined
        while (after !== null && !signal.aborted) after = await this.#some(id, trigger, day, after ?? null)
        if (signal.aborted) return
        await this.#database.tenant((tx) => tx.em.nativeUpdate(AutomationEntity, { id, isOn: true }, { lastDay: day }))
      }
    }
  }

  /** By what was chosen, as it is now. Nobody more where the automation was turned off or deleted meanwhile. */
  async #some(id: number, trigger: DayTrigger, day: string, after: string | null): Promise<string | null> {
    const chosen = await this.#database.tenant((tx) => tx.em.findOne(AutomationEntity, { id }))
    if (chosen === null) return null
    const { rows, next } = await trigger.people(day, chosen.settings, { after, limit: atOnce })
    const mailed = rows.filter(({ person }) => isAddress(normalAddress(person.email)))
    return this.#database.tenant(async (tx) => {
      const automation = await foundAutomation(tx, id)
      if (!automation?.isOn || automation.trigger !== trigger.id) return null
      for (const row of mailed) await beginRun(tx, automation, row)
      return next
    })
  }
}
