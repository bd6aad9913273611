import type { Day } from '../../days/index.ts'
import type { CollectionMember } from '../collection.ts'
import type { DomainEvent } from '../event.ts'
import type { MailValue } from './mail-value.ts'
import type { TriggerSetting, TriggerSettings } from './trigger-setting.ts'

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

/** What a trigger is called, and what mails about it can be filled with. */
interface OfferedTrigger extends CollectionMember {
  /** What staff choose it by: `An order is placed`. In English; the module's texts translate it. */
  readonly title: string
  /** What mails about it can be filled with. */
  readonly values: readonly MailValue[]
}

/** Something that an event tells, as soon as it happens. */
export interface EventTrigger extends OfferedTrigger {
  readonly event: DomainEvent
  /** Whom an event is about; undefined for nobody who could be mailed. */
  person(payload: unknown): Promise<TriggerPerson | undefined>
  /** To whom it happened since a moment, the latest first: what an automation would have done then is shown by it. */
  past?(since: Date, limit: number): Promise<readonly PastTrigger[]>
}

/** Somebody for whom a day has come. */
export interface DayPerson {
  /** What comes for them on that day, by which it comes once: `birthday/2026-12-01/17`. At most 200 characters. */
  readonly occasion: string
  readonly person: TriggerPerson
}

export interface DayPage {
  readonly rows: readonly DayPerson[]
  /** By what the next page goes on; null behind the last one. It must not be a number of rows to skip. */
  readonly next: string | null
}

/** Something that comes with a day, which is looked for once a day by the website's clock. */
export interface DayTrigger extends OfferedTrigger {
  /** What staff choose for each automation. While one of these choices is empty, the trigger is not offered. */
  settings(): Promise<readonly TriggerSetting[]>
  /** For whom a day comes with these settings, which have been checked; always in the same order. */
  people(
    day: Day,
    settings: TriggerSettings,
    step: { readonly after: string | null; readonly limit: number },
  ): Promise<DayPage>
}

/**
 * Something that happens to a person, by which an automation of mails can begin. A module offers its own to the
 * collection of the module that sends the mails, which it names by its id.
 *
 * @example const triggers = defineCollection<PersonTrigger>('<module>.triggers')
 */
export type PersonTrigger = EventTrigger | DayTrigger
