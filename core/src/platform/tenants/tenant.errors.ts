import { defineErrors } from '@ashlar/sdk/server'

export const tenantErrors = defineErrors('', {
  HOST_NOT_VERIFIED: [
    422,
    (host: string) => `${host} can be the main address once it is verified: links in mails begin with it.`,
  ],
  HOST_IS_MAIN: [422, (host: string) => `${host} is the main address. Make another one the main address first.`],
  MODULE_IN_USE: [
    422,
    (title: string, websites: number) =>
      `This takes “${title}” from ${websites === 1 ? 'one website' : `${websites} websites`}. Type its name to confirm it.`,
  ],
  NAME_DIFFERS: [422, () => 'The name was not typed as it is written. Nothing was deleted.'],
})
