import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const compress = promisify(gzip)

/** Bytes of compressed files that stay in memory. */
const mostBytes = 4 * 1024 * 1024
/** Bytes up to which a file is sent as it is: it fits into one packet. */
const small = 1024

/**
 * Send the text files that the routes of this scope answer with in their compressed form, which is made once: what lies
 * at an address does not change while its ETag is the same. Pictures and fonts are compressed already.
 */
export function compressFiles(scope: FastifyInstance): void {
  const made = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length })

  scope.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !isWorthIt(reply)) return payload
    reply.header('vary', 'accept-encoding')
    if (!readsGzip(request)) return payload
    const key = `${request.url} ${String(reply.getHeader('etag'))}`
    const known = made.get(key)
    if (known === undefined) {
      const form = await compress(await buffer(payload), { level: 9 })
      made.set(key, form)
      return compressed(reply, form)
    }
    payload.destroy()
    return compressed(reply, known)
  })
}

function compressed(reply: FastifyReply, form: Buffer): Buffer {
  reply.header('content-encoding', 'gzip').header('content-length', form.length)
  return form
}

function isWorthIt(reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type'))
  return (
    reply.statusCode === 200 &&
    Number(reply.getHeader('content-length')) > small &&
    /^(?:text\/|application\/(?:javascript|json)|image\/svg)/.test(type)
  )
}

const readsGzip = ({ headers }: FastifyRequest): boolean =>
  typeof headers['accept-encoding'] === 'string' && headers['accept-encoding'].includes('gzip')
