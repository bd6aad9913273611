import { defineCall } from '../definition/call.ts'
import { signOutPath } from './addresses.ts'
import { Me } from './session.ts'

// Apart from the other calls of accounts: the first load of the admin has these.

export const getMe = defineCall({
  id: 'core.getMe',
  method: 'GET',
  path: '/api/v1/auth/me/',
  summary: 'Show who is signed in and what they may do',
  reply: Me,
  access: 'signed-in',
  beforeSecondFactor: true,
  // A program asks it for the rights that its token has left.
  tokens: 'accepted',
})

export const signOut = defineCall({
  id: 'core.signOut',
  method: 'POST',
  path: signOutPath,
  summary: 'Sign out',
  reply: {},
  access: 'public',
})
