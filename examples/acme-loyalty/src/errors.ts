import { defineErrors } from '@ashlar/sdk/server'

export const errors = defineErrors('LOYALTY', {
  UNKNOWN_MEMBER: [404, () => 'There is no such member.'],
  EMAIL_TAKEN: [409, (email: string) => `Somebody with the address ${email} is a member already.`],
  UNKNOWN_REWARD: [404, () => 'There is no such reward.'],
})
