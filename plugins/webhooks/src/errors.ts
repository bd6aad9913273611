import { defineErrors } from '@ashlar/sdk/server'

/** The codes that webhooks had as a part of core. */
export const errors = defineErrors('', {
  NOT_FOUND: [404, (what: string) => `There is no ${what} here.`],
  TOO_MANY_WEBHOOKS: [
    422,
    (most: number) => `A website can have up to ${most} webhooks. Delete one that you no longer need.`,
  ],
})
