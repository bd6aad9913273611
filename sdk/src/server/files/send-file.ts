import type { FastifyReply } from 'fastify'
import type { OpenedFile } from './files.ts'

/** Answer with a private file: always as a download that runs nothing, whatever it holds. */
export function sendFile(reply: FastifyReply, { file, stream }: OpenedFile): FastifyReply {
  return reply
    .type(file.mimeType)
    .headers({
      'content-length': file.size,
      'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(stream)
}

/** RFC 8187: what `encodeURIComponent` leaves as it is and a header may not hold. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
