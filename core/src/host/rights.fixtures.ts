// What the walks over the table of routes share.
import { defineModule } from '@ashlar/sdk'
import { defineRoutes, defineServer } from '@ashlar/sdk/server'
import type { TestClient, TestReply, TestRoute } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { isUnsafe } from '../http/cross-site.ts'
import { isSchema } from '../http/json-schema.ts'
import { fixturePackage } from '../platform/pages/content.fixtures.ts'
import { type InMemoryHost, testHost } from '../testing/test-host.ts'
import type { RouteRow } from './route-table.ts'

/** A package with one route of each kind, to see that packages are walked like core. */
const extra = defineModule({ id: 'extra', title: 'Extra', permissions: { extras: 'Extras' } })
const extraRoutes = defineRoutes([], (app) => {
  const schema = { body: Type.Object({ title: Type.String({ maxLength: 10 }) }) }
  const reply = async () => ({ success: true })
  for (const access of ['public', 'signed-in', 'staff', 'platform', 'extras.can_edit'] as const) {
    app.post(`/api/v1/extra/${access}/`, { config: { access }, schema }, reply)
    app.get(`/api/v1/extra/${access}/`, { config: { access } }, reply)
  }
})

const packages = [
  fixturePackage,
  { name: '@acme/extra', root: { extra }, server: defineServer(extra, { routes: [extraRoutes] }) },
]

/** A host whose packages are walked like core. */
export const walkedHost = (): Promise<InMemoryHost> => testHost({ packages })

/** Every route but the stream, which never ends, and the twins that Fastify adds for HEAD. */
export const walkedRoutes = (host: InMemoryHost): readonly RouteRow[] =>
  host.routes().filter(({ method, url }) => method !== 'HEAD' && url !== '/api/v1/admin/events/')

export const nameOf = ({ method, url }: TestRoute) => `${method} ${url}`
export const bodyOf = ({ schema }: RouteRow) => (isSchema(schema?.body) ? schema.body : undefined)
export const codeOf = (reply: TestReply): unknown =>
  String(reply.headers['content-type']).includes('json') ? reply.json().code : undefined

/** As a page of the same host would send it. */
export function send(client: TestClient, { method }: TestRoute, url: string, payload?: object): Promise<TestReply> {
  const headers = isUnsafe(method) ? { 'sec-fetch-site': 'same-origin' } : {}
  return client.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
}

/** An address that leads nowhere. */
export const nowhere = ({ url }: TestRoute) =>
  url
    .replace(':guid', '00000000-0000-4000-8000-000000000000')
    .replace(':name', 'basic')
    .replace(/:[a-zA-Z]+|\*/g, '2000000000')
