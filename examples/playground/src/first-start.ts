import type { Host } from '@ashlar/core'
import { addressOf, applyPatch, type Block, type Content, insertBlock, isRefused, token } from '@ashlar/sdk'
import { createPage, savePageContent, signIn as signInCall } from '@ashlar/sdk/platform'
import { encodeContent } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { Check } from 'typebox/value'

/** Whoever develops signs in as this; the server answers on this machine alone. */
export const administrator = { email: 'author@example.com', password: 'playground' }

interface Tenants {
  ensureFirst(tenant: { name: string; hosts: readonly string[]; plan: string }): Promise<{ readonly guid: string }>
}
interface Accounts {
  ensureAdministrator(account: { tenant: string; email: string; password: string }): Promise<boolean>
}
// Core's own services, for what the API has no door to.
const Tenants = token<Tenants>('core.tenants')
const Accounts = token<Accounts>('core.accounts')

const own = 'localhost'

/** See to it that there is a site and its administrator. True on the very first start. */
export async function ensureAdministrator({ composition }: Host): Promise<boolean> {
  const hosts = [own, '127.0.0.1', '[::1]']
  const { guid } = await composition.resolve(Tenants).ensureFirst({ name: 'Playground', hosts, plan: 'enterprise' })
  return composition.resolve(Accounts).ensureAdministrator({ tenant: guid, ...administrator })
}

/** `Set-Cookie` of a new session of the administrator. */
export async function signIn(host: Host): Promise<readonly string[]> {
  const reply = await send(host, 'POST', addressOf(signInCall), administrator, '')
  return [reply.headers['set-cookie'] ?? []].flat().map(String)
}

const Made = Type.Object({ page: Type.Object({ id: Type.Integer() }) })

/** The first home page: one of each block of the package, to be edited and thrown away. */
export async function makeHome(host: Host, blocks: readonly Block[]): Promise<void> {
  const cookie = (await signIn(host)).map((each) => each.split(';', 1)[0]).join('; ')
  const fields = { title: 'Home', slug: '', status: 'published', showPageTitle: false }
  const made: unknown = JSON.parse((await send(host, 'POST', addressOf(createPage), fields, cookie)).body)
  if (!Check(Made, made)) throw new Error('Could not create the first page.')
  const content = encodeContent(homeContent(host.composition, blocks))
  await send(host, 'PUT', addressOf(savePageContent), { id: made.page.id, content }, cookie)
}

function homeContent({ blocks: catalogue }: Composition, blocks: readonly Block[]): Content {
  const node = (type: string, parent: string | null, children: readonly string[]) => ({
    ...{ type, version: catalogue.get(type)?.version ?? 1, props: {}, parent, children: [...children] },
  })
  let content: Content = {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['section']),
      section: node('section', 'root', ['container']),
      container: node('container', 'section', []),
    },
  }
  for (const { type } of blocks) {
    const outcome = insertBlock(content, catalogue, type, { parent: 'container', index: blocks.length })
    // A block that stands in no container is had from the palette of the editor.
    if (!isRefused(outcome)) content = applyPatch(content, outcome.patch)
  }
  return content
}

async function send(host: Host, method: 'POST' | 'PUT', url: string, payload: object, cookie: string) {
  const headers = { host: own, origin: `http://${own}`, ...(cookie !== '' && { cookie }) }
  const reply = await host.inject({ method, url, headers, payload })
  if (reply.statusCode < 300) return reply
  throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`)
}
