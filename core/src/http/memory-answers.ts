import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MemoryAnswer } from '@ashlar/sdk/surface'
import { isOperators } from './operator-socket.ts'
import { isNobody } from './pipeline.ts'
import type { IsProxy } from './proxies.ts'
import { keepToTls } from './security-headers.ts'
import type { TenantLookup } from './tenant-lookup.ts'

export interface MemoryAnswersParts {
  readonly lookup: TenantLookup
  readonly sessionCookie: string
  /** Whose word is taken for how a visitor came. */
  readonly isProxy: IsProxy
}

/** Takes the requests that the surfaces answer from memory, before the application sees them; false for all others. */
export function memoryAnswers(
  answers: readonly MemoryAnswer[],
  { lookup, sessionCookie, isProxy }: MemoryAnswersParts,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  if (answers.length === 0) return () => false
  const nobody = isNobody(sessionCookie)
  return (request, response) => {
    const { method, headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || !nobody(request) || isOperators(request)) return false
    const tenant = lookup.peek(headers.host ?? '')?.tenant
    if (!tenant) return false
    if (cameByTls(request, isProxy)) keepToTls(response)
    return answers.some((answer) => answer(tenant, request, response))
  }
}

/** As Fastify's `request.protocol` says it: the last word of a trusted proxy, else how the connection itself was made. */
function cameByTls({ headers, socket }: IncomingMessage, isProxy: IsProxy): boolean {
  const told = headers['x-forwarded-proto']
  if (typeof told === 'string' && isProxy(socket.remoteAddress)) return told.split(',').at(-1)?.trim() === 'https'
  return 'encrypted' in socket
}
