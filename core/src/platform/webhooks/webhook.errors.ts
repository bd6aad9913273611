import { defineErrors } from '@ashlar/sdk/server'

export const webhookErrors = defineErrors('', {
  TOO_MANY_WEBHOOKS: [
    422,
    (most: number) => `A website may have ${most} webhooks at most. Delete one that is not used.`,
  ],
})
