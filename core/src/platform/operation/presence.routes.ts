import { type PresenceEvent, tellPresence } from '@ashlar/sdk/platform'
import { defineRoutes, LiveEvents } from '@ashlar/sdk/server'

/** Who has which document open. */
export const presenceRoutes = defineRoutes([LiveEvents], (app, live) => {
  app.call(tellPresence, async ({ body, actor }) => {
    const person = { id: actor?.id ?? 0, name: actor?.displayName ?? '' }
    const event: PresenceEvent = { event: 'presence', ...body, person }
    await live.send(event)
  })
})
