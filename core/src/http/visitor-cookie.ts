import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieIn, setCookie } from './cookies.ts'
import { isSecure } from './is-secure.ts'

/**
 * Browsers accept the prefix over TLS and from this very host alone, so that no other website of the same domain can
 * plant an id that it knows.
 */
const names = { secure: '__Host-ashlar_visitor', plain: 'ashlar_visitor' } as const
/** Seconds. */
const year = 365 * 24 * 60 * 60
const idForm = /^[A-Za-z0-9_-]{43}$/

/** A new id of 256 random bits. */
export const newVisitorId = (): string => randomBytes(32).toString('base64url')

/** What modules store of an id: it can't be guessed back, and is another one for each website. */
export function visitorKey(tenant: string, id: string): string {
  return createHash('sha256').update(`visitor\n${tenant}\n${id}`).digest('hex')
}

/** Key of the visitor whose cookie came along; null without one. */
export function visitorKeyIn(request: FastifyRequest): string | null {
  const { cookie } = request.raw.headers
  const id = cookieIn(cookie, names.secure) ?? (isSecure(request) ? undefined : cookieIn(cookie, names.plain))
  return id !== undefined && idForm.test(id) ? visitorKey(request.tenant?.guid ?? '', id) : null
}

/** Let the browser come back as this visitor for a year. */
export function setVisitor(request: FastifyRequest, reply: FastifyReply, id: string): void {
  const secure = isSecure(request)
  reply.header('set-cookie', setCookie(secure ? names.secure : names.plain, id, year, secure))
}

/** The next person at the same browser is another visitor. */
export function forgetVisitor(request: FastifyRequest, reply: FastifyReply): void {
  const { cookie } = request.raw.headers
  if (cookie?.includes(`${names.secure}=`)) reply.header('set-cookie', setCookie(names.secure, '', 0, true))
  if (cookie?.match(plainPair)) reply.header('set-cookie', setCookie(names.plain, '', 0, isSecure(request)))
}

const plainPair = new RegExp(`(?:^|[; ])${names.plain}=`)
