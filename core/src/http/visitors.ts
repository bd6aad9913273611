import type { RequestVisitor } from '@ashlar/sdk/server'
import type {
  FastifyInstance,
  FastifyRequest,
  onErrorAsyncHookHandler,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify'
import { isUnsafe } from './cross-site.ts'
import { newVisitorId, setVisitor, visitorKey, visitorKeyIn } from './visitor-cookie.ts'

/**
 * Routes with `visitor: true` that are registered from here on know their visitor. Called after `addIdempotency`, which
 * keeps replies as they are before a new visitor's cookie is added.
 */
export function addVisitors(app: FastifyInstance): void {
  /** Ids of visitors who are new. */
  const made = new WeakMap<FastifyRequest, string>()

  const enter: onRequestHookHandler = (request, _reply, done) => {
    request.visitor = visitorOf(request, (id) => made.set(request, id))
    done()
  }

  /** A refused request has stored nothing under the new id. */
  const discard: onErrorAsyncHookHandler = async (request) => {
    made.delete(request)
  }

  const leave: onSendHookHandler = async (request, reply, payload) => {
    reply.header('cache-control', 'no-store')
    const id = made.get(request)
    if (id !== undefined) setVisitor(request, reply, id)
    return payload
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.visitor !== true) return
    route.onRequest = [enter, ...listed(route.onRequest)]
    route.onError = [discard, ...listed(route.onError)]
    route.onSend = [...listed(route.onSend), leave]
  })
}

function visitorOf(request: FastifyRequest, isNew: (id: string) => void): RequestVisitor {
  let key = visitorKeyIn(request)
  return {
    get key() {
      return key
    },
    ensure() {
      if (key !== null) return key
      if (!isUnsafe(request.method)) throw new Error(`A ${request.method} request makes no visitor.`)
      const id = newVisitorId()
      isNew(id)
      key = visitorKey(request.tenant?.guid ?? '', id)
      return key
    },
  }
}

const listed = <T>(hooks: T | readonly T[] | undefined): readonly T[] =>
  hooks === undefined ? [] : ([hooks].flat() as readonly T[])
