import type { PageVisitor } from '@ashlar/sdk/site'
import type { PageVisitors } from '@ashlar/sdk/surface'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FormNotices } from '../../host/tokens.ts'
import { visitorKeyIn } from '../../http/visitor-cookie.ts'

/** Who looks at a personal page. */
export class PageVisitorService implements PageVisitors {
  readonly #notices: FormNotices

  constructor(notices: FormNotices) {
    this.#notices = notices
  }

  async of(request: FastifyRequest, reply: FastifyReply): Promise<PageVisitor> {
    const { actor } = request
    const account = actor && {
      ...{ guid: actor.guid, id: actor.id, roleId: actor.roleId },
      ...{ displayName: actor.displayName, email: actor.email },
    }
    return { account, key: visitorKeyIn(request), notice: await this.#notices.take(request, reply) }
  }
}
