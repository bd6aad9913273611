import type { FastifyInstance } from 'fastify'
import { answeringMethods } from './answering-methods.ts'
import { errors } from './errors.ts'

/** Addresses of the API that no route answers: below every surface, whose pages may answer all the rest. */
export const unansweredApi = '/api/*'

/**
 * Answer what nothing else answers: 405 with the methods that the address has, else 404. Refused before a body is
 * read. `routes` is asked once all routes are there.
 */
export function addUnanswered(
  app: FastifyInstance,
  routes: () => readonly { readonly method: string; readonly url: string }[],
): void {
  let methodsOf: ReturnType<typeof answeringMethods> | undefined

  app.all(unansweredApi, {
    config: { access: 'public' },
    schema: { hide: true },
    onRequest: (request, reply, done) => {
      methodsOf ??= answeringMethods(routes().filter(({ url }) => url.startsWith('/api/') && url !== unansweredApi))
      const [path = ''] = request.url.split('?')
      const methods = methodsOf(path)
      if (methods.length === 0) return done(errors.NOT_FOUND())
      reply.header('allow', [...new Set(methods)].join(', '))
      done(errors.METHOD_NOT_ALLOWED(request.method))
    },
    handler: (_request, reply) => reply.callNotFound(),
  })
  app.setNotFoundHandler(() => {
    throw errors.NOT_FOUND()
  })
}
