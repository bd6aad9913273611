import { AshlarError, defineRoutes, isForm, Settings, wantsPage, withForms } from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'
import { signUp } from '../../contract.ts'
import { words } from '../../link-texts/visitor-texts.ts'
import { SignUpService } from './signup.service.ts'

/** API-215. The answer is the same for a new, a known and a suppressed address (OPEN-259). */
export const signUpRoutes = defineRoutes([SignUpService, Settings], (app, signUps, settings) =>
  withForms(app, (scope) =>
    scope.call(signUp, async (request, reply) => {
      const { email, listId, recaptchaToken, timeZone } = request.body
      const about = {
        isWithoutScript: isForm(request),
        botToken: recaptchaToken,
        from: request.ip,
        timeZone,
        slug: slugOf(request),
      }
      try {
        await signUps.signUp({ email, listId: numberOf(listId), ...about })
      } catch (error) {
        if (!wantsPage(request) || !(error instanceof AshlarError) || error.status >= 500) throw error
        return reply.redirect(`/newsletter/signed-up?state=${error.errors.length > 0 ? 'email' : 'failed'}`, 303)
      }
      if (wantsPage(request)) return reply.redirect('/newsletter/signed-up', 303)
      return { message: words((await settings.platform()).language).almostDone }
    }),
  ),
)

/** The site tells its own server from which page a request comes. */
function slugOf({ headers: { referer = '' } }: FastifyRequest): string | undefined {
  return URL.canParse(referer) ? new URL(referer).pathname.replace(/^\/+|(?<!\/)\/+$/g, '') : undefined
}

const numberOf = (listId: string | number | null | undefined): number | undefined =>
  listId === undefined || listId === null || listId === '' ? undefined : Number(listId)
