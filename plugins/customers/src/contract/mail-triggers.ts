import { type CollectionMember, type DomainEvent, defineCollection } from '@ashlar/sdk'

/** Whom something happened to, and what mails about it can be filled with. */
export interface TriggerPerson {
  readonly email: string
  readonly name: string
  readonly customerId?: number
  readonly values: Readonly<Record<string, string>>
}

/** What automations of mails begin with, by the contract of email marketing, which is known by its id: it may be absent. */
export interface MailTrigger extends CollectionMember {
  readonly title: string
  readonly event: DomainEvent
  readonly values: readonly string[]
  person(payload: unknown): Promise<TriggerPerson | undefined>
  past?(since: Date, limit: number): Promise<readonly { readonly at: Date; readonly person: TriggerPerson }[]>
}
export const mailTriggers = defineCollection<MailTrigger>('email_marketing.triggers')
