import { defineCollection, type PersonTrigger, type RecipientSource } from '@ashlar/sdk'

// Collections of email marketing, which are known by their ids: it may be absent.

/** What automations of mails begin with. */
export const mailTriggers = defineCollection<PersonTrigger>('email_marketing.triggers')

/** People to whom campaigns can be sent. */
export const recipientSources = defineCollection<RecipientSource>('email_marketing.recipient-sources')
