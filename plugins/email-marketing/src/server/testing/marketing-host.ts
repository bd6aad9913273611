import { fileURLToPath } from 'node:url'
import { defineModule } from '@ashlar/sdk'
import { defineServer, MailRefused, MailTransport, type OutgoingMail, provide } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, type TestPackage, type TestReply, testHost } from '@ashlar/sdk/testing'
import { expect, vi } from 'vitest'
import type { Campaign, CampaignDetail } from '../../contract.ts'
import * as root from '../../index.ts'
import renderer from '../../renderer.tsx'
import server from '../index.ts'

export const marketing = '/api/v1/admin/email-marketing/'
export const campaigns = `${marketing}campaigns/`

/** Takes mails: those to `refused@…` never, and none while it is away. */
export function carrier() {
  const state = { isAway: false, isSetUp: true, taken: [] as OutgoingMail[], onSend: async (_mail: OutgoingMail) => {} }
  class Carrier implements MailTransport {
    name = async () => (state.isSetUp ? 'mail.example.com' : undefined)

    async send(mail: OutgoingMail) {
      if (state.isAway) throw new Error('connect ECONNREFUSED')
      if (mail.to.address.startsWith('refused')) throw new MailRefused('550 No such person')
      await state.onSend(mail)
      state.taken.push(mail)
    }
  }
  const module = defineModule({ id: 'carrier', title: 'Carrier', always: true })
  const taking = defineServer(module, { services: [provide(MailTransport, Carrier)] })
  const taken: TestPackage = { name: '@acme/carrier', root: { module }, server: taking }
  return { state, package: taken }
}

/** A host with this module, the blocks of emails and somebody who takes mails. */
export async function marketingHost(more: readonly TestPackage[] = []) {
  const post = carrier()
  const email = fileURLToPath(new URL('../../../../../blocks/email', import.meta.url))
  const host = await testHost({
    packages: [{ name: '@ashlar/plugin-email-marketing', root, server, renderer }, email, post.package, ...more],
    jobs: true,
  })
  const owner = await host.signIn('owner')
  return {
    ...{ host, post: post.state, owner, other: await host.signIn('owner', 'b') },
    /** Addresses that were mailed since the mail server was as at first. */
    to: () => post.state.taken.map(({ to }) => to.address).toSorted(),
    /** Do something with a campaign: `send-now`, `pause`. */
    act: (id: number, name: string, body: object = {}) => owner.post(`${campaigns}${id}/${name}/`, body),
    asAtFirst: () => {
      Object.assign(post.state, { isAway: false, isSetUp: true, onSend: async () => {} })
      post.state.taken.length = 0
    },
  }
}

interface MailParts {
  readonly text?: string
  readonly link?: string
  readonly canLeave?: boolean
}

/** A mail on the wire: a text, where a button leads, and the link to leave. */
export function mailContent({ text = '<p>Bring it in</p>', link = '/blog', canLeave = true }: MailParts = {}): string {
  const node = (parent: string | null, children: string[], of: string, props = {}) => ({
    ...{ type: of, version: 1, props, parent, children },
  })
  const last = canLeave ? ['leave'] : []
  const nodes = {
    root: node(null, ['band'], 'email/wrapper'),
    band: node('root', ['box'], 'email/section'),
    box: node('band', ['words', 'more', ...last], 'email/container'),
    words: node('box', [], 'email/textbox', { text }),
    more: node('box', [], 'email/button', { text: 'Read on', href: link }),
    ...(canLeave && { leave: node('box', [], 'email/unsubscribe') }),
  }
  return JSON.stringify({ rootNodeId: 'root', nodes })
}

/** People of one list. */
export const listAudience = (listId: number) => ({
  include: [
    {
      ...{ source: 'subscribers', match: 'all' },
      conditions: [{ field: 'list', operator: 'one_of', value: [String(listId)] }],
    },
  ],
  exclude: [],
})

/** A new list with these subscribers. */
export async function listOf(client: TestClient, name: string, emails: readonly string[]): Promise<number> {
  const listId: number = (await ok(client.post(`${marketing}lists/`, { name, isDefault: false }))).list.id
  for (const email of emails) await ok(client.post(`${marketing}subscribers/`, { email, listId, note: 'On paper' }))
  return listId
}

/** A campaign that can be sent to a list. */
export async function readyCampaign(client: TestClient, listId: number, more: object = {}): Promise<CampaignDetail> {
  const ready = { name: 'Autumn', subject: 'New greens', content: mailContent(), filters: listAudience(listId) }
  return (await ok(client.post(campaigns, { ...ready, ...more }))).campaign
}

/** What a call answers with, unless it fails. */
export async function ok(reply: PromiseLike<TestReply>) {
  const answered = await reply
  if (answered.statusCode >= 300) throw new Error(`${answered.statusCode}: ${answered.body}`)
  return answered.json()
}

export async function refusal(reply: PromiseLike<TestReply>): Promise<[number, string]> {
  const { statusCode, body } = await reply
  return [statusCode, JSON.parse(body).code]
}

export const campaignOf = async (client: TestClient, id: number): Promise<CampaignDetail> =>
  (await ok(client.get(`${campaigns}${id}/`))).campaign

/** Send it and wait until everybody had their turn. */
export async function sent(client: TestClient, id: number): Promise<Campaign> {
  await ok(client.post(`${campaigns}${id}/send-now/`, {}))
  return ended(client, id)
}

export async function ended(client: TestClient, id: number): Promise<Campaign> {
  await vi.waitFor(async () => expect(['sent', 'failed']).toContain((await campaignOf(client, id)).status), 20_000)
  return campaignOf(client, id)
}

export type MarketingHost = Awaited<ReturnType<typeof marketingHost>> & { readonly host: TestHost }
