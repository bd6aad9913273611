import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { AshlarError, type StoredPage } from '@ashlar/sdk/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../site.ts'
import { pageAnswer } from './page-answer.ts'
import { addressOf, anybody, type Visit } from './visit.ts'

/** A page as it is for nobody else yet: by a link that ends, and as an earlier revision had it. */
export function previewRoutes(app: FastifyInstance, site: Site): void {
  app.get<{ Params: { secret: string } }>(
    '/_ashlar/preview/:secret',
    { config: { access: 'public' } },
    async (request, reply) => {
      const { secret } = request.params
      const page = secretForm.test(secret) ? await site.pages.preview(secret) : null
      if (!page) throw new AshlarError('PREVIEW_OVER', 404, 'This preview link has expired or was revoked.')
      return answer(site, page, request, reply, { previewMark: site.pages.previewMark(secret) })
    },
  )

  app.get<{ Params: { id: string; revisionId: string } }>(
    '/_ashlar/revision/:id/:revisionId',
    { config: { access: permission(core, 'pages', 'can_view') } },
    async (request, reply) => {
      const { id, revisionId } = request.params
      const isKnown = idForm.test(id) && idForm.test(revisionId)
      const page = isKnown ? await site.pages.revision(Number(id), Number(revisionId)) : null
      if (!page) throw new AshlarError('NOT_FOUND', 404, 'This revision does not exist or could not be read.')
      return answer(site, page, request, reply)
    },
  )
}

const secretForm = /^[A-Za-z0-9_-]{43}$/
const idForm = /^[1-9][0-9]{0,14}$/

/** Rendered fresh, kept by nobody, known to no search engine, and its address told to no other site. */
async function answer(
  site: Site,
  page: StoredPage,
  { tenant, raw }: FastifyRequest,
  reply: FastifyReply,
  marked: Pick<Visit, 'previewMark'> = {},
) {
  const address = addressOf(raw.url ?? '/')
  if (tenant === null || !address) throw new AshlarError('NOT_FOUND', 404, 'There is nothing at this address.')
  const visit = { tenant, ...address, ...marked, isStaff: true, seesDrafts: false, visitor: anybody }
  const { rendered } = await pageAnswer(site, visit, { ...page, noindex: true }, await site.settings.platform())
  return reply
    .headers({
      ...rendered.headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    .send(rendered.html)
}
