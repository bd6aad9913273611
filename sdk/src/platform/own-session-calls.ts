import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { OwnSession } from './people.ts'
import { ByGuid } from './text-schemas.ts'

const path = '/api/v1/auth/sessions/'

export const listOwnSessions = defineCall({
  id: 'core.listOwnSessions',
  method: 'GET',
  path,
  summary: 'List your own sessions',
  reply: { results: Rows(OwnSession) },
  access: 'signed-in',
})

export const endOwnSession = defineCall({
  id: 'core.endOwnSession',
  method: 'DELETE',
  path: `${path}:guid/`,
  summary: 'Sign out one of your own sessions',
  params: ByGuid,
  reply: {},
  access: 'signed-in',
})

export const endOwnSessions = defineCall({
  id: 'core.endOwnSessions',
  method: 'DELETE',
  path,
  summary: 'Sign out all of your own sessions',
  /** Whether the session that asks goes on; it has to be said. */
  query: Type.Object({ keepCurrent: Type.Boolean() }),
  reply: { ended: Type.Integer() },
  access: 'signed-in',
})
