import { defineCollection, type PersonTrigger } from '@ashlar/sdk'

/** What automations and notifications can begin with; any module can offer some. */
export const triggers = defineCollection<PersonTrigger>('email_marketing.triggers')
