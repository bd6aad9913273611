import { defineCollection, type PersonTrigger } from '@ashlar/sdk'

/** What automations of mails begin with: a collection of email marketing, known by its id, for it may be absent. */
export const mailTriggers = defineCollection<PersonTrigger>('email_marketing.triggers')
