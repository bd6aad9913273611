import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { ApiToken } from './people.ts'
import { ByGuid, Line } from './text-schemas.ts'

const path = '/api/v1/admin/api-tokens/'

export const listApiTokens = defineCall({
  id: 'core.listApiTokens',
  method: 'GET',
  path,
  summary: 'List your own API tokens',
  reply: { results: Rows(ApiToken) },
  access: 'staff',
})

export const makeApiToken = defineCall({
  id: 'core.makeApiToken',
  method: 'POST',
  path,
  summary: 'Create an API token',
  body: Type.Object({
    name: Line(120, { minLength: 1 }),
    scopes: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 500 }),
    /** The token ends after so many days; without it, it does not end by itself. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
  }),
  /** `token` is shown this once. */
  reply: { token: Type.String(), apiToken: ApiToken },
  status: 201,
  access: 'staff',
})

export const revokeApiToken = defineCall({
  id: 'core.revokeApiToken',
  method: 'DELETE',
  path: `${path}:guid/`,
  summary: 'Revoke an API token',
  params: ByGuid,
  reply: {},
  access: 'staff',
})
