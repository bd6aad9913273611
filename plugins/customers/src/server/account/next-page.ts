import { wantsPage } from '@ashlar/sdk/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lead on whoever sent a form without JavaScript; the script of the page is told where to go. */
export const answered = (
  request: FastifyRequest,
  reply: FastifyReply,
  next: string,
): FastifyReply | { next: string } => (wantsPage(request) ? reply.redirect(next, 303) : { next })

/** A path of this website, as it may stand in a header; undefined for anything that leads elsewhere. */
export function ownPath(given: string | undefined): string | undefined {
  if (given === undefined || !/^\/(?![/\\])/.test(given)) return undefined
  const place = 'https://own.invalid'
  const url = URL.parse(given, place)
  return url?.origin === place ? `${url.pathname}${url.search}${url.hash}` : undefined
}
