import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { currentTenant } from '../../data/context.ts'
import { MediaStorage } from '../../media-storage/storage.ts'
import { byteRange } from './byte-range.ts'
import { mediaErrors } from './media.errors.ts'
import { MediaService } from './media.service.ts'
import { MediaVariants } from './media.variants.ts'
import { variantFor } from './variant.ts'

const Params = Type.Object({ id: Type.String(), file: Type.String() })
/** Whatever else stands in the query is passed over: addresses get added to by others. */
const Query = Type.Object(
  { v: Type.Optional(Type.String()), w: Type.Optional(Type.String()) },
  { additionalProperties: true },
)

const forGood = 'public, max-age=31536000, immutable'

/** Bytes; an original up to here stands in for its smaller forms while they are made. */
const largestStandIn = 200_000

/** Files as the site shows them, for everybody alike. */
export const fileRoutes = defineRoutes([MediaService, MediaVariants, MediaStorage], (app, media, variants, storage) => {
  app.get(
    '/media/:id/:file',
    { schema: { params: Params, querystring: Query }, config: { access: 'public', anonymous: true } },
    async ({ params, query, headers, log }, reply) => {
      const tenant = currentTenant()
      if (!tenant || !/^[1-9][0-9]{0,15}$/.test(params.id)) throw mediaErrors.MEDIA_NOT_FOUND()
      const found = await media.stored(Number(params.id), params.file)
      if (!found) throw mediaErrors.MEDIA_NOT_FOUND()
      reply.headers({
        'x-content-type-options': 'nosniff',
        'content-security-policy': policyOf(found.mimeType),
        ...(found.kind !== 'image' && { 'content-disposition': `attachment; filename="${found.fileName}"` }),
      })
      // Under its version an address never gets other bytes; without it it may, when the file is replaced.
      const isCurrent = query.v === String(found.version)
      const caching = isCurrent ? forGood : 'public, no-cache'

      const variant = variantFor(found, query.w === undefined ? undefined : Number(query.w), headers.accept)
      if (query.w !== undefined) reply.header('vary', 'accept')
      if (variant) {
        const etag = `"${found.sha256.slice(0, 32)}-${variant.width}-${variant.format}"`
        if (matches(headers['if-none-match'], etag))
          return reply.headers({ 'cache-control': caching, etag }).code(304).send()
        const smaller = await variants.open(tenant.guid, found, variant)
        if (smaller) {
          reply.headers({ 'cache-control': caching, etag, 'content-length': smaller.size })
          return reply.type(`image/${variant.format}`).send(smaller.stream)
        }
        // Something else stands in until the asked one is made: nobody is to keep it under this address.
        reply.header('cache-control', 'no-store')
        const standIn = found.size > largestStandIn && (await variants.standIn(tenant.guid, found, variant))
        if (standIn) {
          reply.header('content-length', standIn.bytes.size)
          return reply.type(`image/${standIn.variant.format}`).send(standIn.bytes.stream)
        }
      } else {
        const etag = `"${found.sha256.slice(0, 32)}"`
        reply.headers({ 'cache-control': caching, etag, 'accept-ranges': 'bytes' })
        if (matches(headers['if-none-match'], etag)) return reply.code(304).send()
      }

      const etag = reply.getHeader('etag')
      const isWhole = variant !== undefined || (headers['if-range'] !== undefined && headers['if-range'] !== etag)
      const range = byteRange(isWhole ? undefined : headers.range, found.size)
      if (range === null) {
        reply.header('content-range', `bytes */${found.size}`).header('cache-control', 'no-store')
        throw mediaErrors.RANGE_NOT_SATISFIABLE()
      }
      const original = await storage.open(tenant.guid, found.storageName, range)
      if (!original) {
        log.error({ media: found.id }, 'The file of a media record is missing')
        reply.header('cache-control', 'no-store').removeHeader('etag')
        throw mediaErrors.MEDIA_NOT_FOUND()
      }
      const { start, end } = range ?? { start: 0, end: found.size - 1 }
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`)
      reply.type(found.mimeType).header('content-length', end - start + 1)
      return reply.send(original.stream)
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
