import { enterWebsite, leaveWebsite, makeWebsiteEntry } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { isSecure } from '../../http/is-secure.ts'
import { identityErrors } from './identity.errors.ts'
import { LinkLimit } from './link-limit.ts'
import { sessionContextOf } from './session-context.ts'
import { enteredSessionCookie, expiredSessionCookie, sessionTokenIn } from './session-cookie.ts'
import { signedInPerson } from './signed-in-person.ts'
import { WebsiteEntries } from './website-entry.service.ts'

/** Platform administrators enter websites, and leave them again. */
export const websiteEntryRoutes = defineRoutes([WebsiteEntries, LinkLimit], (app, entries, limit) => {
  app.call(makeWebsiteEntry, async ({ actor, tenant, params, headers }) => {
    signedInPerson(actor)
    return { address: await entries.link(sessionTokenIn(headers.cookie), tenant, params.id) }
  })

  app.call(enterWebsite, async (request, reply) => {
    const { tenant, ip, body } = request
    await limit.count(ip)
    const token = await entries.enter(body.token, tenant, sessionContextOf(request))
    reply.header('set-cookie', enteredSessionCookie(token, isSecure(request)))
  })

  app.call(leaveWebsite, async (request, reply) => {
    const { actor, tenant, headers } = request
    if (actor?.by !== 'entry' || tenant === null) throw identityErrors.NOT_ENTERED()
    const address = await entries.leave(sessionTokenIn(headers.cookie), actor, tenant)
    reply.header('set-cookie', expiredSessionCookie(isSecure(request)))
    return { address }
  })
})
