import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** Code of a refusal; undefined in every other answer. */
  readonly code: string | undefined
  /** Milliseconds. */
  readonly took: number
}

/** Sends requests to one website from one network address, each on a connection of its own. */
export class Caller {
  readonly port: number
  readonly host: string
  readonly from: string
  readonly headers: Readonly<Record<string, string>>

  constructor(port: number, host: string, from: string, headers: Readonly<Record<string, string>> = {}) {
    this.port = port
    this.host = `${host}:${port}`
    this.from = from
    this.headers = headers
  }

  with(headers: Readonly<Record<string, string>>): Caller {
    return new Caller(this.port, this.host.split(':')[0] ?? '', this.from, { ...this.headers, ...headers })
  }

  get(path: string): Promise<Answer> {
    return this.#send('GET', path)
  }

  post(path: string, body: object): Promise<Answer> {
    return this.#send('POST', path, 'application/json', JSON.stringify(body))
  }

  put(path: string, body: object): Promise<Answer> {
    return this.#send('PUT', path, 'application/json', JSON.stringify(body))
  }

  /** Send a package to the store. */
  uploadPackage(tarball: Buffer): Promise<Answer> {
    return this.#send('POST', '/api/v1/admin/packages/uploads/', 'application/gzip', tarball)
  }

  /** Send a file to the media library. */
  async upload(name: string, bytes: Uint8Array): Promise<Answer> {
    const form = new FormData()
    form.append('file[]', new Blob([Buffer.from(bytes)]), name)
    const encoded = new Response(form)
    const type = encoded.headers.get('content-type') ?? ''
    return this.#send('POST', '/api/v1/admin/media/', type, Buffer.from(await encoded.arrayBuffer()))
  }

  async #send(method: string, path: string, type?: string, body?: string | Buffer): Promise<Answer> {
    const begun = performance.now()
    const call = request({
      ...{ port: this.port, host: '127.0.0.1', localAddress: this.from, agent: false, method, path },
      headers: {
        ...{ host: this.host, origin: `http://${this.host}`, ...this.headers },
        ...(type !== undefined && { 'content-type': type }),
      },
    })
    call.end(body)
    const [reply] = await once(call, 'response')
    const chunks: Buffer[] = await reply.toArray()
    const text = Buffer.concat(chunks).toString()
    return {
      ...{ status: reply.statusCode, headers: reply.headers, text, took: performance.now() - begun },
      code: /"success":false.*"code":"(?<code>[A-Z_]+)"/.exec(text)?.groups?.['code'],
    }
  }
}
