import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('LOYALTY', {
  UNKNOWN_MEMBER: [404, () => 'There is no such member.'],
  EMAIL_TAKEN: [409, (email: string) => `There is already a member with the address ${email}.`],
  INVALID_CELL: [422, (column: string, reason: string) => `The column “${column}” ${reason}.`],
  INCOMPLETE: [422, () => 'Please enter your name and a complete email address.'],
  NOT_VERIFIED: [422, () => 'We could not verify your request. Please reload the page and try again.'],
  UNKNOWN_REWARD: [404, () => 'There is no such reward.'],
})
