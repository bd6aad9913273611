import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNamed } from '../kept/kept-page.ts'

/** A file made in memory, with its compressed form. */
export interface Asset {
  readonly type: string
  readonly body: Buffer
  /** Absent for what is compressed already. */
  readonly gzip: Buffer | undefined
  /** Names the content: part of an address that never changes, and the base of the ETag. */
  readonly hash: string
}

export function textAsset(type: string, text: string): Asset {
  const body = Buffer.from(text)
  return { type: `${type}; charset=utf-8`, body, gzip: gzipSync(body, { level: 9 }), hash: hashOf(body) }
}

export function binaryAsset(type: string, body: Buffer): Asset {
  return { type, body, gzip: undefined, hash: hashOf(body) }
}

/** Answer with an asset. `forever`: its address says its content, or its content never changes. */
export function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply, forever: boolean): FastifyReply {
  const etag = `W/"${asset.hash}"`
  reply
    .header('etag', etag)
    .header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate')
  if (asset.gzip) reply.header('vary', 'accept-encoding')
  const known = request.headers['if-none-match']
  if (known !== undefined && isNamed(known, etag)) return reply.code(304).send()
  reply.type(asset.type)
  const encodings = request.headers['accept-encoding']
  if (asset.gzip && typeof encodings === 'string' && encodings.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(asset.gzip)
  }
  return reply.send(asset.body)
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
}
