import { defineErrors } from '@ashlar/sdk/server'

const errors = defineErrors('MAIL', {
  HOST_PRIVATE: [
    422,
    (host: string) =>
      `The mail server ${host} is in a private network. Use a server that is reachable from the internet.`,
  ],
})

export const hostPrivate = errors.HOST_PRIVATE
