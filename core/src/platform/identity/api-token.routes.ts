import { ApiToken } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, ListReply, type Tenant } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../errors.ts'
import { ByGuid, Line } from '../request-schemas.ts'
import { ApiTokenService } from './api-token.service.ts'
import { signedInPerson } from './signed-in-person.ts'

/** One's own API tokens. A token can't make, list or revoke tokens: only a signed-in person can. */
export const apiTokenRoutes = defineRoutes([ApiTokenService], (app, tokens) => {
  app.get(
    '/api/v1/admin/api-tokens/',
    {
      config: { access: 'staff' },
      schema: {
        response: { 200: ListReply(ApiToken) },
      },
    },
    async ({ actor, tenant }) => {
      const rows = await tokens.list(...person(actor, tenant))
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.post(
    '/api/v1/admin/api-tokens/',
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
      return response.code(201).send({ success: true, token, apiToken: row })
    },
  )

  app.delete(
    '/api/v1/admin/api-tokens/:guid/',
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
  const owner = signedInPerson(actor)
  if (tenant === null || owner.agencyId !== null) throw errors.NOT_FOUND('such website')
  return [owner, tenant]
}
