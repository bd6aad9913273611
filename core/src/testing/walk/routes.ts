import type { TestClient, TestReply } from '@ashlar/sdk/testing'
import type { ListedRoute } from '../../host/route-table.ts'
import { isUnsafe } from '../../http/cross-site.ts'
import { isSchema, type JsonSchema } from '../../http/json-schema.ts'
import type { InMemoryHost } from '../test-host.ts'

/** Every route except the event stream, which never ends, and the HEAD twins that Fastify adds. */
export const walkedRoutes = (host: InMemoryHost): readonly ListedRoute[] =>
  host.routes().filter(({ method, url }) => method !== 'HEAD' && url !== '/api/v1/admin/events/')

export const nameOf = ({ method, url }: Pick<ListedRoute, 'method' | 'url'>): string => `${method} ${url}`

export const bodyOf = ({ schema }: ListedRoute): JsonSchema | undefined =>
  isSchema(schema?.body) ? schema.body : undefined

export const codeOf = (reply: TestReply): unknown =>
  String(reply.headers['content-type']).includes('json') ? reply.json().code : undefined

/** Names of the parameters in an address, `*` included. */
export const paramsOf = ({ url }: Pick<ListedRoute, 'url'>): readonly string[] =>
  (url.match(/:[a-zA-Z_]+|\*/g) ?? []).map((param) => param.replace(':', ''))

/** Cookie of a visitor who wrote something before. */
export const visitorCookie = `ashlar_visitor=${'v'.repeat(43)}`

export type Sender = Pick<TestClient, 'inject'>

/** Send a request as a page of the same host would. */
export function send(
  client: Sender,
  { method }: Pick<ListedRoute, 'method'>,
  url: string,
  payload?: object,
): Promise<TestReply> {
  const headers = isUnsafe(method) ? { 'sec-fetch-site': 'same-origin' } : {}
  return client.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
}

/** An address of the route that leads to nothing stored. */
export const nowhere = ({ url }: Pick<ListedRoute, 'url'>): string =>
  url
    .replace(':guid', '00000000-0000-4000-8000-000000000000')
    .replace(':name', 'basic')
    .replace(/:[a-zA-Z_]+|\*/g, '2000000000')
