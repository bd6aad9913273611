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
  /** 200, unless a page says something else. */
  readonly status?: number
}

/** Visits of browsers that read it after which a page gets its smallest form. */
const enough = 3

/** Of Brotli. One more, in a window of more than 64 KB, costs ten times the processor's time (7 ms) and saves nothing. */
const quality = 8

/** One form of the body with its headers, flat as `writeHead` takes them. */
interface Form {
  readonly headers: string[]
  /** Handed to the socket as it lies here: a string would be copied twice, which a page of 18 KB pays with 2.6 µs. */
  readonly body: Buffer
}

/** A page ready to be written: nothing is computed any more when a visitor asks for it. */
export class KeptPage {
  readonly tags: ReadonlySet<string>
  readonly until: number
  readonly status: number
  readonly etag: string
  /** Headers of a 304: the same content security policy, so that a page kept in the browser stays styled (H1). */
  readonly notModified: string[]
  readonly #common: string[]
  readonly #identity: Form
  #gzip: Form | undefined
  #brotli: Form | undefined
  #hits = 0
  /** When a write dropped it; it is then only shown while the database is gone. */
  droppedAt: number | undefined

  constructor({ html, headers, tags, until, status = 200 }: PageInput) {
    const body = Buffer.from(html)
    this.tags = new Set(tags)
    this.until = until
    this.status = status
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const { 'content-type': type = 'text/html; charset=utf-8', ...rest } = headers
    this.notModified = flat({ ...rest, etag: this.etag, vary: 'accept-encoding' })
    this.#common = [...this.notModified, 'content-type', type]
    this.#identity = this.#form(body)
    // Its smaller forms are made when somebody asks for them, and counted as if they were there.
    this.size = body.length * 2 + 1024
  }

  /** Bytes that the page takes in memory, at most. */
  readonly size: number

  /** The best form that the browser reads. */
  formFor(acceptEncoding: string | undefined): Form {
    if (acceptEncoding === undefined) return this.#identity
    if (this.#brotli && accepts(acceptEncoding, 'br')) return this.#brotli
    if (!accepts(acceptEncoding, 'gzip')) return this.#identity
    this.#gzip ??= this.#form(gzipSync(this.#identity.body, { level: 5 }), 'gzip')
    return this.#gzip
  }

  /**
   * Whether browsers that read the smallest form ask so often that it is worth making. True once.
   * What only robots and monitors ask for, in the thousands, never gets a form that none of them reads.
   */
  isWorthCompressing(acceptEncoding: string | undefined): boolean {
    if (this.#hits === enough || acceptEncoding === undefined || !accepts(acceptEncoding, 'br')) return false
    return ++this.#hits === enough
  }

  /** Make the smallest form, beside the requests. */
  async compress(): Promise<void> {
    const { body } = this.#identity
    const small = await new Promise<Buffer>((resolve, reject) => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      brotliCompress(body, { params }, (error, done) => (error ? reject(error) : resolve(done)))
    })
    this.#brotli = this.#form(small, 'br')
  }

  #form(body: Buffer, encoding?: string): Form {
    const headers = [...this.#common, 'content-length', String(body.length)]
    return {
      body,
      headers: encoding === undefined ? headers : [...headers, 'content-encoding', encoding],
    }
  }
}

/** The smallest window, as a power of two, that holds so many bytes: a larger one costs memory that is never used. */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))))
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
