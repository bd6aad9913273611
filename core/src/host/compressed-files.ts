import { posix } from 'node:path'
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
  const made = new LRUCache<string, Buffer, Readable>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    // Those who ask meanwhile wait for the same one.
    fetchMethod: async (_key, _stale, { context }) => compress(await buffer(context), { level: 9 }),
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable) || !isWorthIt(reply)) return payload
    reply.header('vary', 'accept-encoding')
    if (!readsGzip(request)) return payload
    const form = await made.forceFetch(keyOf(request, reply), { context: payload })
    payload.destroy()
    return compressed(reply, form)
  })
}

/** However an address is written, and whatever is asked along with it, the file is compressed once. */
function keyOf({ url }: FastifyRequest, reply: FastifyReply): string {
  const [path = ''] = url.split('?')
  return `${posix.normalize(decodeURIComponent(path))} ${String(reply.getHeader('etag'))}`
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
