import { listApiTokens, makeApiToken, revokeApiToken } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, type Tenant } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { ApiTokenService } from './api-token.service.ts'
import { signedInPerson } from './signed-in-person.ts'

/** One's own API tokens. A token can't make, list or revoke tokens: only a signed-in person can. */
export const apiTokenRoutes = defineRoutes([ApiTokenService], (app, tokens) => {
  app.call(listApiTokens, async ({ actor, tenant }) => {
    const rows = await tokens.list(...person(actor, tenant))
    return { results: { rows, total: rows.length } }
  })

  app.call(makeApiToken, async ({ actor, tenant, body: { name, scopes, days } }) => {
    const expiresAt = days === undefined ? null : new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    const { token, row } = await tokens.create(...person(actor, tenant), { name, scopes, expiresAt })
    return { token, apiToken: row }
  })

  app.call(revokeApiToken, ({ actor, tenant, params }) => tokens.revoke(...person(actor, tenant), params.guid))
})

/** Accounts of agencies have no tokens: a token stands for an account of its tenant. */
function person(actor: Actor | null, tenant: Tenant | null): [Actor, Tenant] {
  const owner = signedInPerson(actor)
  if (tenant === null || owner.agencyId !== null) throw errors.NOT_FOUND('such website')
  return [owner, tenant]
}
