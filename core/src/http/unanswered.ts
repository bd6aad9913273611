import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Address, answeringMethods } from './answering-methods.ts'
import { errors } from './errors.ts'

/** Addresses of the API that no route answers: below every surface, whose pages may answer all the rest. */
export const unansweredApi = '/api/*'

/**
 * Answer what nothing else answers: 405 with the methods that the address has, else 404. Refused before a body is
 * read. `routes` is asked once all routes are there.
 */
export function addUnanswered(app: FastifyInstance, routes: () => readonly Address[]): void {
  const isOfApi = ({ url }: Address) => url.startsWith('/api/')
  const api = refusalAmong(() => routes().filter((route) => isOfApi(route) && route.url !== unansweredApi))
  const pages = refusalAmong(() => routes().filter((route) => !isOfApi(route)))

  app.all(unansweredApi, {
    config: { access: 'public' },
    schema: { hide: true },
    onRequest: (request, reply, done) => done(api(request, reply)),
    handler: (_request, reply) => reply.callNotFound(),
  })
  app.setNotFoundHandler((request, reply) => {
    throw pages(request, reply)
  })
}

/** How a request is refused that none of the routes takes. */
function refusalAmong(routes: () => readonly Address[]): (request: FastifyRequest, reply: FastifyReply) => Error {
  let methodsOf: ReturnType<typeof answeringMethods> | undefined
  return ({ url, method }, reply) => {
    methodsOf ??= answeringMethods(routes())
    const [path = ''] = url.split('?')
    const methods = methodsOf(path)
    if (methods.length === 0) return errors.NOT_FOUND()
    reply.header('allow', [...new Set(methods)].join(', '))
    return errors.METHOD_NOT_ALLOWED(method)
  }
}
