import { defineErrors } from '@ashlar/sdk/server'

export const tenantErrors = defineErrors('', {
  HOST_NOT_VERIFIED: [
    422,
    (host: string) => `${host} must be verified before it can be the main address, because links in emails use it.`,
  ],
  HOST_IS_MAIN: [422, (host: string) => `${host} is the main address. Make another address the main address first.`],
  MODULE_IN_USE: [
    422,
    (title: string, websites: number) =>
      `This removes “${title}” from ${websites === 1 ? 'one website' : `${websites} websites`}. Enter its name to confirm.`,
  ],
  NAME_DIFFERS: [422, () => 'The name does not match. Nothing was deleted.'],
})
