import { defineRoutes } from '@ashlar/sdk/server'
import { followedLink, openedPicture } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { Hits } from './hit-tally.service.ts'
import { TrackingService } from './tracking.service.ts'

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** What mails lead to. Nothing but a count comes of it: programs that look at links before a person does read them too. */
export const trackingRoutes = defineRoutes([TrackingService, Hits], (app, tracking, tally) => {
  // What waits is written when the server stops, or takes other packages.
  app.addHook('onClose', () => tally.flush())
  app.call(openedPicture, async ({ params, method }, reply) => {
    await tracking.opened(params.secret, method === 'GET')
    return reply.header('cache-control', 'no-store').type('image/gif').send(pixel)
  })
  app.call(followedLink, async ({ params, method }, reply) => {
    const address = await tracking.followed(params.secret, method === 'GET')
    if (address === undefined) throw errors.UNKNOWN_LINK()
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .redirect(address, 302)
  })
})
