import type { FastifyReply, FastifyRequest } from 'fastify'
import { token } from '../definition/token.ts'
import type { PageVisitor } from '../site/page-visitor.ts'

/** Knows by their cookies who looks at a page that is made for one person. */
export interface PageVisitors {
  /** Ask once for a page that is shown: the browser forgets the notice with this reply. */
  of(request: FastifyRequest, reply: FastifyReply): Promise<PageVisitor>
}
export const PageVisitors = token<PageVisitors>('core.page-visitors')
