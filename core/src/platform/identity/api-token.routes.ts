import { type Actor, defineRoutes, type Tenant } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ByGuid, Line } from '../request-schemas.ts'
import { type ApiTokenRow, ApiTokenService } from './api-token.service.ts'

const ApiToken = Type.Object({
  guid: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()]),
  expiresAt: Type.Union([Type.String(), Type.Null()]),
})

/** One's own API tokens. A token can't make, list or revoke tokens: only a signed-in person can. */
export const apiTokenRoutes = defineRoutes([ApiTokenService], (app, tokens) => {
  app.get(
    '/api/v1/admin/tokens/',
    {
      config: { access: 'staff' },
      schema: {
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            results: Type.Object({ rows: Type.Array(ApiToken), total: Type.Integer() }),
          }),
        },
      },
    },
    async ({ actor, tenant }) => {
      const rows = (await tokens.list(...person(actor, tenant))).map(reply)
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    '/api/v1/admin/tokens/',
    {
      config: { access: 'staff' },
      schema: {
        body: Type.Object({
          name: Line(120, { minLength: 1 }),
          scopes: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 500 }),
          /** The token ends after so many days; without it, it does not end by itself. */
          days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
        }),
        response: {
          /** `token` is shown this once. */
          201: Type.Object({ success: Type.Literal(true), token: Type.String(), apiToken: ApiToken }),
        },
      },
    },
    async ({ actor, tenant, body }, response) => {
      const { name, scopes, days } = body
      const expiresAt = days === undefined ? null : new Date(Date.now() + days * 24 * 60 * 60 * 1000)
      const { token, row } = await tokens.create(...person(actor, tenant), { name, scopes, expiresAt })
      return response.code(201).send({ success: true, token, apiToken: reply(row) })
    },
  )

  app.delete(
    '/api/v1/admin/tokens/:guid/',
    {
      config: { access: 'staff' },
      schema: {
        params: ByGuid,
        response: { 200: Type.Object({ success: Type.Literal(true) }) },
      },
    },
    async ({ actor, tenant, params }) => {
      await tokens.revoke(...person(actor, tenant), params.guid)
      return { success: true as const }
    },
  )
})

/** Accounts of agencies have no tokens: a token stands for an account of its tenant. */
function person(actor: Actor | null, tenant: Tenant | null): [Actor, Tenant] {
  if (actor === null || actor.by !== 'session') throw errors.SESSION_NEEDED()
  if (tenant === null || actor.agencyId !== null) throw errors.NOT_FOUND('such website')
  return [actor, tenant]
}

function reply(row: ApiTokenRow) {
  return { ...row, scopes: [...row.scopes] }
}
