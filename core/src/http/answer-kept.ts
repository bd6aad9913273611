import type { DroppedTags } from '@ashlar/sdk/server'
import type { FastifyInstance, FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify'
import { KeptReplies, type ReplyInProgress } from './kept-replies.ts'

interface Making {
  readonly reply: ReplyInProgress
  tags: readonly string[] | undefined
}

/**
 * Routes with `kept: true` that are registered from here on answer people who are not signed in from memory, once their
 * website and access have been checked.
 */
export function addKeptReplies(app: FastifyInstance, droppedTags: DroppedTags): void {
  const kept = new KeptReplies()
  const making = new WeakMap<FastifyRequest, Making>()
  const stop = droppedTags.listen((tenant, tags) => kept.drop(tenant, tags))
  app.addHook('onClose', async () => stop())

  const answer: onRequestHookHandler = (request, reply, done) => {
    const { tenant, actor, method, url } = request
    request.keepUnder = personal
    if (tenant === null || actor !== null || method !== 'GET') return done()
    const known = kept.find(tenant.guid, url)
    if (known !== undefined) return void reply.type(known.contentType).send(known.body)
    const made: Making = { reply: kept.begin(tenant.guid, url), tags: undefined }
    making.set(request, made)
    request.keepUnder = (tags) => {
      made.tags = tags
    }
    done()
  }

  /** Also of a refusal, and of a reply that nobody waits for any more. */
  const end: onSendHookHandler<unknown> = (request, reply, payload, done) => {
    const made = making.get(request)
    if (made !== undefined) kept.end(made.reply)
    if (made?.tags !== undefined && reply.statusCode === 200 && typeof payload === 'string') {
      const contentType = String(reply.getHeader('content-type'))
      kept.keep(made.reply, { body: Buffer.from(payload), contentType, tags: new Set(made.tags) })
    }
    done(null, payload)
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.kept !== true) return
    route.onRequest = [answer, ...listed(route.onRequest)]
    route.onSend = [...listed(route.onSend), end]
  })
}

/** What somebody who is signed in is told is theirs alone. */
const personal = () => undefined

const listed = <T>(hooks: T | readonly T[] | undefined): readonly T[] =>
  hooks === undefined ? [] : ([hooks].flat() as readonly T[])
