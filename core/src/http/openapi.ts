import { type Access, type Call, isMediaType, type MediaType } from '@ashlar/sdk'
import swagger from '@fastify/swagger'
import type { FastifyInstance, FastifySchema } from 'fastify'
import Type from 'typebox'
import { openApiPath } from './addresses.ts'
import { closed } from './closed.ts'
import { idempotencyHeader } from './idempotency.ts'
import { isSchema } from './json-schema.ts'

/** Said of every POST; see `addIdempotency`. */
const Repeatable = Type.Object({
  [idempotencyHeader]: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Repeated requests with the same key are executed once and return the same reply for 24 hours.',
    }),
  ),
})

const introduction = `Every call of the [admin](/admin) and of the website. Requests that you try here run with
your own rights. Programs send an [API token](/admin/api-tokens) as \`Authorization: Bearer …\`.`

/**
 * Describe every route of the API from the schemas that check it. `x-access` says who may call it; the description is
 * made when it is first asked for.
 */
export async function addOpenApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger.default, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ashlar', version, description: introduction },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'ashlar_session' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      url,
      schema: url.startsWith('/api/')
        ? { tags: [tagOf(url)], ...described(schema, route.config, [route.method].flat().includes('POST')) }
        : { ...schema, hide: true },
    }),
  })
}

/** Answer the description; registered after `addOpenApi`, before or after the routes it describes. */
export function addOpenApiRoute(app: FastifyInstance): void {
  let document: string | undefined
  app.get(openApiPath, { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) => {
    document ??= JSON.stringify(app.swagger())
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

type Callers = { readonly access?: Access; readonly tokens?: 'accepted' | 'refused'; readonly call?: Call }

function described(
  schema: FastifySchema | undefined,
  { access, tokens, call }: Callers = {},
  isPost: boolean,
): FastifySchema {
  const body = schema?.body
  const isSomebodys = access !== undefined && access !== 'public'
  return {
    ...schema,
    ...(isSchema(body) && !('content' in body) && { body: closed(body) }),
    ...(isMediaType(call?.body) && { body: fileOf(call.body) }),
    ...(isMediaType(call?.reply) && { response: { [call.status ?? 200]: fileOf(call.reply) } }),
    ...(isSomebodys && { security: tokens === 'accepted' ? [{ session: [] }, { token: [] }] : [{ session: [] }] }),
    ...(isSomebodys && isPost && { headers: Repeatable }),
    ...(access !== undefined && { 'x-access': access, description: withAccess(schema?.description, access, tokens) }),
  }
}

/** What comes or goes as it is, such as an archive. */
const fileOf = ({ contentType }: MediaType) => ({
  description: contentType,
  content: { [contentType]: { schema: Type.String({ format: 'binary' }) } },
})

/** Operations are grouped by what their address is about: `/api/v1/admin/api-tokens/` is about API tokens. */
export function tagOf(url: string): string {
  const [area = ''] = url.replace(/^\/api\/v\d+\/(admin\/)?/, '').split('/')
  const words = (names.get(area) ?? area).replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const names = new Map([
  ['auth', 'signing in'],
  ['page', 'pages'],
  ['api-tokens', 'API tokens'],
  ['css', 'CSS'],
  ['voip', 'telephone'],
])

const withAccess = (description: string | undefined, access: Access, tokens: Callers['tokens']): string =>
  [description, callers(access), tokens === 'refused' && 'API tokens are not accepted.'].filter(Boolean).join('\n\n')

function callers(access: Access): string {
  switch (access) {
    case 'public':
      return 'Everyone may call this.'
    case 'signed-in':
      return 'Everyone who is signed in may call this.'
    case 'staff':
      return 'All staff may call this.'
    case 'platform':
      return 'Only platform administrators may call this.'
    default:
      return `Requires the permission \`${access}\`.`
  }
}
