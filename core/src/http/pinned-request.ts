import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'

export interface PinnedAddress {
  readonly address: string
  readonly family: number
}

interface PinnedRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | undefined
  readonly maxBytes: number
  /** The only addresses that are connected to, whatever the name resolves to by now. */
  readonly addresses: readonly PinnedAddress[]
  readonly signal: AbortSignal
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The body was longer than allowed and was not read on. */
  readonly isTooLarge: boolean
}

/** One HTTP request on a connection of its own to an address that was looked up and checked before. */
export function requestPinned({ url, method, headers, body, maxBytes, addresses, signal }: PinnedRequest) {
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest
  return new Promise<Answer>((resolve, reject) => {
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' }, signal, agent: false as const }
    const request = send(url, { ...options, lookup: pinnedTo(addresses) }, (response) => {
      const chunks: Buffer[] = []
      let length = 0
      const answer = (isTooLarge: boolean) => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, body: Buffer.concat(chunks), isTooLarge })
      }
      response.on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= maxBytes) return void chunks.push(chunk)
        answer(true)
        response.destroy()
      })
      response.on('end', () => answer(false))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

function pinnedTo(addresses: readonly PinnedAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all === true) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family ?? 0)
  }
}
