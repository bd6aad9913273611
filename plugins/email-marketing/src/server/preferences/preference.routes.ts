import { defineRoutes, wantsPage, withForms } from '@ashlar/sdk/server'
import { savePreferences, tellLeaveReason } from '../../contract.ts'
import { PreferenceService } from './preference.service.ts'

/** The forms of readers work without a script. */
export const preferenceRoutes = defineRoutes([PreferenceService], (app, preferences) =>
  withForms(app, (scope) => {
    scope.call(savePreferences, async (request, reply) => {
      const { token, lists = [], often } = request.body
      await preferences.save(token, { lists: [lists].flat().map(Number), often })
      if (wantsPage(request)) {
        return reply.redirect(`/newsletter/preferences?saved=1&token=${encodeURIComponent(token)}`, 303)
      }
      return { message: 'Your choice is saved.' }
    })
    scope.call(tellLeaveReason, async (request, reply) => {
      const { token, ...said } = request.body
      await preferences.tellReason(token, said)
      if (wantsPage(request)) return reply.redirect(`/unsubscribe?told=1&token=${encodeURIComponent(token)}`, 303)
      return { message: 'Thank you.' }
    })
  }),
)
