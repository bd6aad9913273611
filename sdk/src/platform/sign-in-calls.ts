import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { Id } from '../definition/request-schemas.ts'
import { visitorPath } from './addresses.ts'
import { Me, Visitor } from './session.ts'

export const signIn = defineCall({
  id: 'core.signIn',
  method: 'POST',
  path: '/api/v1/auth/login/',
  summary: 'Sign in',
  body: Type.Object({
    email: Type.String({ maxLength: 254 }),
    password: Type.String({ maxLength: 1024 }),
    /** Of the second factor, when the answer before asked for it: six digits, or a recovery code. */
    code: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  reply: { user: Me.properties.user },
  access: 'public',
  // Somebody else's page must not sign a visitor in to somebody else's account (T13).
  sameOrigin: true,
})

// A kept page is everybody's: its script asks who reads it (OPEN-331). Nobody is no error.
export const getVisitor = defineCall({
  id: 'core.getVisitor',
  method: 'GET',
  path: visitorPath,
  summary: 'Show who is visiting a page of the website',
  reply: Visitor,
  access: 'public',
})

/** Tenants in which an agency's account may work (T3). */
export const listOwnTenants = defineCall({
  id: 'core.listOwnTenants',
  method: 'GET',
  path: '/api/v1/auth/tenants/',
  summary: 'List the websites that you can work in',
  reply: {
    results: Type.Object({
      rows: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), role_id: Type.Integer() })),
      total: Type.Integer(),
    }),
  },
  access: 'signed-in',
  beforeSecondFactor: true,
})

export const chooseTenant = defineCall({
  id: 'core.chooseTenant',
  method: 'POST',
  path: '/api/v1/auth/tenant/',
  summary: 'Switch to a website, or to none',
  body: Type.Object({ id: Type.Union([Id, Type.Null()]) }),
  reply: {},
  access: 'signed-in',
  beforeSecondFactor: true,
})

/** The way in when nothing else works: `ashlar package recover` (P6). */
export const makeRecoveryLink = defineCall({
  id: 'core.makeRecoveryLink',
  method: 'POST',
  path: '/api/v1/auth/recovery-links/',
  summary: 'Create a link that signs in a platform administrator once',
  reply: { results: Type.Object({ address: Type.String(), email: Type.String() }) },
  status: 201,
  access: 'platform',
})

export const recover = defineCall({
  id: 'core.recover',
  method: 'GET',
  path: '/api/v1/auth/recover/',
  summary: 'Sign in with a recovery link',
  query: Type.Object({ token: Type.String({ minLength: 43, maxLength: 43 }) }),
  reply: mediaType('text/html'),
  access: 'public',
})
