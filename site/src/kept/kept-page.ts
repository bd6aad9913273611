import { createHash } from 'node:crypto'
import { brotliCompress, constants, gzipSync } from 'node:zlib'

/** What a rendered page is kept with. */
export interface PageInput {
  readonly html: string
  /** Every header but those that depend on the encoding. */
  readonly headers: Readonly<Record<string, string>>
  /** What the page was made from; a write that drops one of these drops the page. */
  readonly tags: readonly string[]
  /** When it will be out of date by itself, in milliseconds; Infinity for never. */
  readonly until: number
}

/** One form of the body with its headers, flat as `writeHead` takes them. */
interface Form {
  readonly headers: string[]
  readonly body: Buffer
}

/** A page ready to be written: nothing is computed any more when a visitor asks for it. */
export class KeptPage {
  readonly tags: ReadonlySet<string>
  readonly until: number
  readonly etag: string
  /** Headers of a 304: the same content security policy, so that a page kept in the browser stays styled (H1). */
  readonly notModified: string[]
  readonly #common: string[]
  readonly #identity: Form
  readonly #gzip: Form
  #brotli: Form | undefined
  /** When a write dropped it; it is then only shown while the database is gone. */
  droppedAt: number | undefined
  usedAt = 0

  constructor({ html, headers, tags, until }: PageInput) {
    const body = Buffer.from(html)
    this.tags = new Set(tags)
    this.until = until
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const { 'content-type': type = 'text/html; charset=utf-8', ...rest } = headers
    this.notModified = flat({ ...rest, etag: this.etag, vary: 'accept-encoding' })
    this.#common = [...this.notModified, 'content-type', type]
    this.#identity = this.#form(body)
    this.#gzip = this.#form(gzipSync(body, { level: 5 }), 'gzip')
    this.size = this.#identity.body.length + this.#gzip.body.length + 1024
  }

  /** Bytes that the page takes in memory, about. */
  size: number

  /** The best form that the browser reads. */
  formFor(acceptEncoding: string | undefined): Form {
    if (acceptEncoding === undefined) return this.#identity
    if (this.#brotli && accepts(acceptEncoding, 'br')) return this.#brotli
    return accepts(acceptEncoding, 'gzip') ? this.#gzip : this.#identity
  }

  /** The smallest form, made beside the requests: its best compression takes tens of milliseconds. */
  async compress(): Promise<number> {
    const body = await new Promise<Buffer>((resolve, reject) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.#identity.body.length,
      }
      brotliCompress(this.#identity.body, { params }, (error, done) => (error ? reject(error) : resolve(done)))
    })
    this.#brotli = this.#form(body, 'br')
    this.size += body.length
    return body.length
  }

  #form(body: Buffer, encoding?: string): Form {
    const headers = [...this.#common, 'content-length', String(body.length)]
    return { body, headers: encoding === undefined ? headers : [...headers, 'content-encoding', encoding] }
  }
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}

function accepts(header: string, encoding: 'br' | 'gzip'): boolean {
  const at = header.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length))
}

/** Whether a browser's `If-None-Match` names the page. */
export function isNamed(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === etag || ifNoneMatch.split(',').some((each) => each.trim() === etag || each.trim() === '*')
}
