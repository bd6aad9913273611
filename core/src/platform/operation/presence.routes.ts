import { type PresenceEvent, tellPresence } from '@ashlar/sdk/platform'
import { defineRoutes, LiveEvents } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { BeatLimit } from './beat-limit.ts'

/** Pages and templates are shown to those who may see pages; whose others are, their modules know. */
const isOfPages = (document: string) => /^(page|component):/.test(document)

/** Who has which document open, and what of it is selected there. */
export const presenceRoutes = defineRoutes([LiveEvents], (app, live) => {
  const limit = new BeatLimit()
  app.call(tellPresence, async ({ body, actor }) => {
    if (isOfPages(body.document) && actor?.can('pages.can_view') !== true) throw errors.NOT_ALLOWED('see pages')
    const person = { id: actor?.id ?? 0, name: actor?.displayName ?? '' }
    if (!limit.allows(person.id)) throw errors.TOO_MANY_REQUESTS(10)
    const event: PresenceEvent = { event: 'presence', ...body, person }
    await live.send(event)
  })
})
