import { type CollectionMember, type DomainEvent, defineCollection } from '@ashlar/sdk'

/** Something that happens to a person, by which an automation can begin; any module can offer it. */
export interface Trigger extends CollectionMember {
  /** What staff choose it by: `Order placed`. */
  readonly title: string
  /** The event that tells it. */
  readonly event: DomainEvent
  /** Names of what mails of the automation can be filled with. */
  readonly values: readonly string[]
  /** Whom an event is about; undefined for nobody who could be mailed. */
  person(payload: unknown): Promise<TriggerPerson | undefined>
}

export interface TriggerPerson {
  readonly email: string
  readonly name: string
  readonly language?: string
  readonly customerId?: number
  readonly values: Readonly<Record<string, string>>
}

export const triggers = defineCollection<Trigger>('email_marketing.triggers')
