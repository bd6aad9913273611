import type { CollectionMember } from '../collection.ts'
import type { DomainEvent } from '../event.ts'
import type { MailValue } from './mail-value.ts'

/** Whom something happened to. */
export interface TriggerPerson {
  readonly email: string
  readonly name: string
  /** BCP 47, such as `fr-CA`. */
  readonly language?: string
  readonly customerId?: number
  /** What mails about it can be filled with, by the names of `MailValue`. */
  readonly values: Readonly<Record<string, string>>
}

/** Something that happened to a person before. */
export interface PastTrigger {
  readonly at: Date
  readonly person: TriggerPerson
}

/**
 * Something that happens to a person, by which an automation of mails can begin. A module offers its own to the
 * collection of the module that sends the mails, which it names by its id.
 *
 * @example const triggers = defineCollection<PersonTrigger>('<module>.triggers')
 */
export interface PersonTrigger extends CollectionMember {
  /** What staff choose it by: `An order is placed`. In English; the module's texts translate it. */
  readonly title: string
  /** The event that tells it. */
  readonly event: DomainEvent
  /** What mails about it can be filled with. */
  readonly values: readonly MailValue[]
  /** Whom an event is about; undefined for nobody who could be mailed. */
  person(payload: unknown): Promise<TriggerPerson | undefined>
  /** To whom it happened since a moment, the latest first: what an automation would have done then is shown by it. */
  past?(since: Date, limit: number): Promise<readonly PastTrigger[]>
}
