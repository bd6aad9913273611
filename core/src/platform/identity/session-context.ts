import type { FastifyRequest } from 'fastify'
import { visitorKeyIn } from '../../http/visitor-cookie.ts'
import { sessionTokenIn } from './session-cookie.ts'

/** The browser in which a session begins. */
export interface SessionContext {
  readonly userAgent: string
  /** Token of the session that the browser already had, if any: it ends. */
  readonly previous: string | undefined
  /** The visitor as which a website knew the browser, by key; null without one. */
  readonly visitor: { readonly tenant: string; readonly key: string } | null
}

export function sessionContextOf(request: FastifyRequest): SessionContext {
  const { headers, tenant } = request
  const key = visitorKeyIn(request)
  return {
    userAgent: headers['user-agent'] ?? '',
    previous: sessionTokenIn(headers.cookie),
    visitor: key === null || tenant === null ? null : { tenant: tenant.guid, key },
  }
}
