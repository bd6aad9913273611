import type { CollectionMembers, EventTrigger, PersonTrigger, TriggerPerson } from '@ashlar/sdk'
import type { BulkMailing, Database, RelayedEvent, Transaction } from '@ashlar/sdk/server'
import { isAddress, normalAddress } from '../address.ts'
import { AutomationEntity } from '../automation/automation.entities.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import { beginRun } from './begin-run.ts'
import { queueMail } from './queue-mail.ts'

/** Begins automations, and sends notifications, when something happens to a person. */
export class BeginRuns {
  readonly #database: Database
  readonly #triggers: CollectionMembers<PersonTrigger>
  readonly #bulk: BulkMailing

  constructor(database: Database, triggers: CollectionMembers<PersonTrigger>, bulk: BulkMailing) {
    this.#database = database
    this.#triggers = triggers
    this.#bulk = bulk
  }

  /** An event that is told twice begins each of them once. */
  async begin({ event, source, payload }: RelayedEvent): Promise<void> {
    for (const trigger of this.#triggers.all().filter((each) => isOf(each, event))) {
      const person = await trigger.person(payload)
      if (person === undefined || !isAddress(normalAddress(person.email))) continue
      await this.#database.tenant(async (tx) => {
        await this.#automations(tx, trigger.id, source, person)
        await this.#notifications(tx, trigger.id, source, person)
      })
    }
  }

  async #automations(tx: Transaction, trigger: string, occasion: string, person: TriggerPerson): Promise<void> {
    const automations = await tx.em.find(AutomationEntity, { trigger, isOn: true })
    for (const automation of automations) await beginRun(tx, automation, { occasion, person })
  }

  async #notifications(tx: Transaction, trigger: string, occasion: string, person: TriggerPerson): Promise<void> {
    const on = await tx.em.find(CampaignEntity, { kind: 'notification', trigger, status: 'sending' })
    for (const { id } of on) await queueMail(tx, this.#bulk, { campaignId: id, occasion, person })
  }
}

const isOf = (trigger: PersonTrigger, event: string): trigger is EventTrigger =>
  'event' in trigger && trigger.event.id === event
