import { AshlarError, defineRoutes, wantsPage, withForms } from '@ashlar/sdk/server'
import { joinProgram } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { JoinService } from './join.service.ts'

/** The page's script sends JSON; without a script the browser sends the form, and is led back to the page. */
export const joinRoutes = defineRoutes([JoinService], (app, joining) =>
  withForms(app, (scope) =>
    scope.call(joinProgram, async (request, reply) => {
      if (!wantsPage(request)) return joining.join(request.body, request.ip)
      const state = await joining.join(request.body, request.ip).then(() => 'joined' as const, stateOf)
      return reply.redirect(`/rewards/join?state=${state}`, 303)
    }),
  ),
)

function stateOf(error: unknown): 'incomplete' | 'unverified' | 'failed' {
  if (!(error instanceof AshlarError) || error.status >= 500) throw error
  if (error.code === errors.INCOMPLETE().code) return 'incomplete'
  return error.code === errors.NOT_VERIFIED().code ? 'unverified' : 'failed'
}
