import { open } from 'node:fs/promises'
import { core, permission } from '@ashlar/sdk'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { byteRange } from './byte-range.ts'
import { mediaErrors } from './media.errors.ts'
import { MediaListQuery, MediaView } from './media.schemas.ts'
import { MediaService } from './media.service.ts'
import { MediaStore } from './media.store.ts'

export const mediaRoutes = defineRoutes([MediaService, MediaStore], (app, media, store) => {
  app.get(
    '/api/v1/admin/media/',
    {
      schema: { querystring: MediaListQuery, response: { 200: ListReply(MediaView) } },
      config: { access: permission(core, 'media', 'can_view') },
    },
    async ({ query }) => ({ success: true as const, results: await media.list(query) }),
  )

  app.get(
    '/media/:id/:file',
    {
      schema: { params: Type.Object({ id: Type.String(), file: Type.String() }) },
      config: { access: 'public' },
    },
    async ({ params, headers, log }, reply) => {
      if (!/^[1-9][0-9]{0,15}$/.test(params.id)) throw mediaErrors.MEDIA_NOT_FOUND()
      const found = await media.stored(Number(params.id), params.file)
      if (!found) throw mediaErrors.MEDIA_NOT_FOUND()
      const etag = `"${found.sha256.slice(0, 32)}"`
      reply.headers({
        // An id never gets other bytes.
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': policyOf(found.mime_type),
        ...(found.mime_type === 'application/pdf' && {
          'content-disposition': `attachment; filename="${found.file_name}"`,
        }),
      })
      if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
      const isWhole = headers['if-range'] !== undefined && headers['if-range'] !== etag
      const range = byteRange(isWhole ? undefined : headers.range, found.size)
      if (range === null) {
        reply.header('content-range', `bytes */${found.size}`).header('cache-control', 'no-store')
        throw mediaErrors.RANGE_NOT_SATISFIABLE()
      }
      const file = await open(store.pathOf(found.storage_name)).catch((error: unknown) => {
        log.error({ err: error, media: found.id }, 'The file of a media record is missing')
        reply.header('cache-control', 'no-store').removeHeader('etag')
        throw mediaErrors.MEDIA_NOT_FOUND().causedBy(error)
      })
      const { start, end } = range ?? { start: 0, end: found.size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`)
      reply.type(found.mime_type).header('content-length', end - start + 1)
      return reply.send(file.createReadStream({ start, end }))
    },
  )
})

/** A file opened by itself runs nothing, whatever it holds (T8); only a PDF must be free to be shown by a viewer. */
function policyOf(mimeType: string): string {
  return mimeType === 'application/pdf' ? "default-src 'none'" : "sandbox; default-src 'none'"
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
}
