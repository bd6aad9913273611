import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ById } from '../definition/request-schemas.ts'
import { LinkSecret } from './account-schemas.ts'

/** The address holds a secret that works once, for a minute, on the host of that website. */
export const makeWebsiteEntry = defineCall({
  id: 'core.makeWebsiteEntry',
  method: 'POST',
  path: '/api/v1/admin/tenants/:id/entries/',
  summary: 'Create a link for a platform administrator to enter a website',
  params: ById,
  reply: { address: Type.String() },
  status: 201,
  access: 'platform',
})

export const enterWebsite = defineCall({
  id: 'core.enterWebsite',
  method: 'POST',
  path: '/api/v1/auth/entries/use/',
  summary: 'Enter a website with a link from the platform',
  body: Type.Object({ token: LinkSecret }),
  reply: {},
  access: 'public',
  // Somebody else's page must not take part in it (T13).
  sameOrigin: true,
})

export const leaveWebsite = defineCall({
  id: 'core.leaveWebsite',
  method: 'POST',
  path: '/api/v1/auth/entries/leave/',
  summary: 'Leave a website that you entered from the platform',
  /** Where the platform's list of websites stands. */
  reply: { address: Type.String() },
  access: 'signed-in',
  beforeSecondFactor: true,
})
