import { PresenceBeat, type PresenceEvent } from '@ashlar/sdk/platform'
import { defineRoutes, LiveEvents } from '@ashlar/sdk/server'
import Type from 'typebox'

const Done = Type.Object({ success: Type.Literal(true) })

/**
 * Who has which document open. Nothing is kept: each browser says it again every 20 seconds, and the others hear it
 * over their live stream.
 */
export const presenceRoutes = defineRoutes([LiveEvents], (app, live) => {
  app.post(
    '/api/v1/admin/presence/',
    { config: { access: 'staff' }, schema: { body: PresenceBeat, response: { 200: Done } } },
    async ({ body, actor }) => {
      const person = { id: actor?.id ?? 0, name: actor?.displayName ?? '' }
      const event: PresenceEvent = { event: 'presence', ...body, person }
      await live.send(event)
      return { success: true as const }
    },
  )
})
