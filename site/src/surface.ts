import { AshlarError, DroppedTags } from '@ashlar/sdk/server'
import { answerErrorPage, type Composition, defineSurface } from '@ashlar/sdk/surface'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BlockCss } from './assets/block-css.ts'
import { assetRoutes } from './assets/routes.ts'
import { blockLoadRoute } from './page/block-loads.ts'
import { frameRoute } from './page/frame.ts'
import { previewRoutes } from './page/preview.ts'
import { answerKept, answerPage } from './page/route.ts'
import { stillFrameRoute } from './page/still-frame.ts'
import { isStaff } from './page/visit.ts'
import { robotsTxt, sitemapPart, sitemapXml } from './seo/sitemap.ts'
import { Site } from './site.ts'

/** The site for visitors: every public address that nobody else claims (architecture, section 8). */
export const site = defineSurface('site', async (app: FastifyInstance, composition: Composition) => {
  const own = new Site(composition, await BlockCss.from(composition.packages))
  const stop = composition.resolve(DroppedTags).listen((tenant, tags) => own.kept.drop(tenant, tags))
  app.addHook('onClose', async () => stop())
  blockLoadRoute(app, own)
  await app.register(async (documents) => documentRoutes(documents, own))
  return (tenant, request, response) => answerKept(own, tenant, request, response)
})

/** What browsers show: an error is a page there. */
function documentRoutes(app: FastifyInstance, own: Site): void {
  app.setErrorHandler((error, _request, reply) => answerErrorPage(error, reply))
  assetRoutes(app, own)
  seoRoutes(app, own)
  previewRoutes(app, own)
  frameRoute(app, own)
  stillFrameRoute(app, own)

  app.route({
    method: 'GET',
    url: '/*',
    config: { access: 'public' },
    // Those whose requests go the whole way, such as customers who are signed in, get the same kept pages.
    onRequest: (request, reply, done) => {
      const { tenant } = request
      if (tenant === null || isStaff(request) || !answerKept(own, tenant, request.raw, reply.raw)) done()
      else reply.hijack()
    },
    handler: (request, reply) => answerPage(own, request, reply),
  })
}

function seoRoutes(app: FastifyInstance, own: Site): void {
  app.get('/sitemap.xml', { config: { access: 'public' } }, async (request, reply) => {
    reply.type('application/xml; charset=utf-8')
    return sitemapXml(own, tenantOf(request))
  })
  app.get<{ Params: { file: string } }>('/sitemap-:file', { config: { access: 'public' } }, async (request, reply) => {
    const [, name = '', part] = partForm.exec(request.params.file) ?? []
    const xml = part && (await sitemapPart(own, tenantOf(request), name, Number(part)))
    // Nothing of ours: whatever people have there.
    if (!xml) return answerPage(own, request, reply)
    return reply.type('application/xml; charset=utf-8').send(xml)
  })
  app.get('/robots.txt', { config: { access: 'public' } }, async (request, reply) => {
    reply.type('text/plain; charset=utf-8')
    return robotsTxt(tenantOf(request))
  })
}

/** `store-12.xml`, behind `/sitemap-`. */
const partForm = /^([a-z0-9-]{1,100})-([1-9][0-9]{0,3})\.xml$/

function tenantOf({ tenant }: FastifyRequest) {
  if (tenant === null) throw new AshlarError('NOT_FOUND', 404, 'There is nothing at this address.')
  return tenant
}
