import { randomBytes } from 'node:crypto'
import { addressOf } from '@ashlar/sdk'
import { acceptInvitation, makeTenant } from '@ashlar/sdk/platform'
import type { TestHost } from '@ashlar/sdk/testing'
import { done } from './documents.ts'

/** The owner of a website, who calls its server. */
export interface WebsiteOwner {
  post(url: string, body: object): ReturnType<typeof done>
}

/** One more website on the server, with an owner who accepted the invitation. */
export async function newWebsite(test: TestHost, name: string): Promise<WebsiteOwner> {
  const host = `${name}.localhost`
  const platform = await test.signIn('platform')
  const as = (cookie: string) => (url: string, payload: object) =>
    platform.inject({ method: 'POST', url, payload, headers: { host, origin: `http://${host}`, cookie } })
  const made = await done(
    platform.post(addressOf(makeTenant), {
      ...{ name, hosts: [host], plan: 'enterprise' },
      owner: { email: `${name}@example.com`, displayName: name },
    }),
  )
  const accepted = await as('')(addressOf(acceptInvitation), {
    ...{ token: new URL(made.invitation.link).hash.slice(1), displayName: name },
    password: randomBytes(12).toString('base64url'),
  })
  if (accepted.statusCode !== 200) throw new Error(`The owner of ${name} could not sign in: ${accepted.body}`)
  const [cookie = ''] = String(accepted.headers['set-cookie']).split(';')
  return { post: (url, body) => done(as(cookie)(url, body)) }
}
