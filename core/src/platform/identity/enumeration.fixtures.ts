// A5: what anybody may ask about an address.
import { addressOf } from '@ashlar/sdk'
import { askPasswordReset, signIn } from '@ashlar/sdk/platform'
import type { TestReply } from '@ashlar/sdk/testing'
import type { InMemoryHost } from '../../testing/test-host.ts'
import { Accounts } from './account.service.ts'
import { emailUrl, registerUrl } from './account-door.fixtures.ts'

export type Asking = (email: string) => Promise<TestReply>

/** Who asks is counted: not here, where the same place asks thousands of times. */
export const forgetAttempts = (host: InMemoryHost) => host.sql`delete from core.sign_in_attempt`

export const known = 'known@example.com'
export const unknown = 'nobody@example.com'

/** What anybody may ask about an address. */
export async function askings(host: InMemoryHost): Promise<Readonly<Record<string, Asking>>> {
  const accounts = host.composition.resolve(Accounts)
  await accounts.create({
    tenant: host.tenants.a.guid,
    email: known,
    password: 'a right password',
    displayName: '',
    roleId: 4,
  })
  const shopper = { email: 'shopper@example.com', password: 'another right password' }
  await accounts.create({ ...shopper, tenant: host.tenants.a.guid, displayName: 'Ada', roleId: 6 })
  const visitor = host.visitor()
  const signedIn = await visitor.post(addressOf(signIn), shopper)
  const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';')
  return {
    'signing in': (email) => visitor.post(addressOf(signIn), { email, password: 'a wrong password' }),
    registering: (email) => visitor.post(registerUrl, { email, password: 'seven quiet herons' }),
    'asking for another address': (email) =>
      visitor.inject({
        ...{ method: 'POST', url: emailUrl, payload: { email, currentPassword: shopper.password } },
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
      }),
    'asking for a new password': (email) => visitor.post(addressOf(askPasswordReset), { email }),
  }
}
