import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

/** Milliseconds in which a client may read why it was refused. One that does not close its side is cut off. */
const goodbye = 1_000

/** What could not be read as HTTP never reaches Fastify: it is answered here, in the envelope, and the line closed. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, headers, body } = refusalOf(unreadable[error.code ?? ''] ?? malformed)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
  setTimeout(() => socket.destroy(), goodbye).unref()
}

/** Two names for one request: a proxy and this server could each believe another one (T25). */
export function refuseTwoHosts(response: ServerResponse): void {
  const { headers, body } = refusalOf(twoHosts)
  response.writeHead(400, headers).end(body)
}

type Refusal = readonly [status: string, code: string, sentence: string]
const malformed: Refusal = ['400 Bad Request', 'INVALID_REQUEST', 'This request could not be read.']
const twoHosts: Refusal = ['400 Bad Request', 'INVALID_REQUEST', 'Send exactly one Host header.']
const unreadable: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'PAYLOAD_TOO_LARGE', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT', 'The request took too long to arrive.'],
}

function refusalOf([status, code, sentence]: Refusal) {
  const body = JSON.stringify({ success: false, error: sentence, code, requestId: '' })
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  return { status, headers, body }
}
