import { AshlarError, defineRoutes } from '@ashlar/sdk/server'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { isForm, wantsPage, withForms } from '../form-body.ts'
import { SignUpService } from './signup.service.ts'

/** A form sends every value as text, and an empty one for nothing. */
const ListId = Type.Union([
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  Type.String({ maxLength: 15, pattern: '^[0-9]*$' }),
  Type.Null(),
])

const Body = Type.Object({
  email: Type.String({ maxLength: 1000 }),
  /** `frmNewsletter`, as the block sends it; nothing hangs on it. */
  form: Type.Optional(Type.String({ maxLength: 100 })),
  listId: Type.Optional(ListId),
  recaptchaToken: Type.Optional(Type.String({ maxLength: 8000 })),
})

const Reply = Type.Object({ success: Type.Literal(true), message: Type.String() })

/** The same for a new, a known and a suppressed address (OPEN-259). */
const message = 'Please confirm your address by the link in the mail that is on its way to you.'

/** API-215 */
export const signUpRoutes = defineRoutes([SignUpService], (app, signUps) =>
  withForms(app, (scope) =>
    scope.post(
      '/api/v1/signup/',
      {
        config: { access: 'public' },
        schema: { summary: 'Sign up for a newsletter', body: Body, response: { 200: Reply } },
        bodyLimit: 32 * 1024,
      },
      async (request, reply) => {
        const { email, listId, recaptchaToken } = request.body
        const about = {
          isWithoutScript: isForm(request),
          botToken: recaptchaToken,
          from: request.ip,
          slug: slugOf(request),
        }
        try {
          await signUps.signUp({ email, listId: numberOf(listId), ...about })
        } catch (error) {
          if (!wantsPage(request) || !(error instanceof AshlarError) || error.status >= 500) throw error
          return reply.redirect(`/newsletter/signed-up?state=${error.errors.length > 0 ? 'email' : 'failed'}`, 303)
        }
        if (wantsPage(request)) return reply.redirect('/newsletter/signed-up', 303)
        return { success: true as const, message }
      },
    ),
  ),
)

/** The site tells its own server from which page a request comes. */
function slugOf({ headers: { referer = '' } }: FastifyRequest): string | undefined {
  return URL.canParse(referer) ? new URL(referer).pathname.replace(/^\/+|(?<!\/)\/+$/g, '') : undefined
}

const numberOf = (listId: string | number | null | undefined): number | undefined =>
  listId === undefined || listId === null || listId === '' ? undefined : Number(listId)
