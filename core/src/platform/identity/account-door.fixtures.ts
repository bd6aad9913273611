import { defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer, ShopperAccounts } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'

const door = defineModule({ id: 'door', title: 'Door', always: true })
const config = { access: 'public' } as const
const response = { 200: Type.Object({ success: Type.Boolean() }) }
const text = Type.String()

export const registerUrl = '/api/v1/door/register/'
export const emailUrl = '/api/v1/door/email/'

/** Lets anybody register, as a package with pages for that does. */
export const doorPackage: TestPackage = {
  name: '@acme/door',
  root: { door },
  server: defineServer(door, {
    routes: [
      defineRoutes([ShopperAccounts], (app, accounts) => {
        const body = Type.Object({ email: text, password: text })
        app.post(registerUrl, { config, schema: { body, response } }, async (request) => {
          await accounts.register(request, { ...request.body, firstname: 'Ada', lastname: '' })
          return { success: true }
        })
        const change = Type.Object({ email: text, currentPassword: text })
        const own = { access: 'signed-in' } as const
        app.post(emailUrl, { config: own, schema: { body: change, response } }, async (request) => {
          await accounts.askEmail(request, request.body)
          return { success: true }
        })
      }),
    ],
  }),
}
