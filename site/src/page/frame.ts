import {
  ancestorsOf,
  type Content,
  type ContentNode,
  fillProps,
  isOpaque,
  nodeAt,
  type PlatformSettings,
} from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import { AshlarError, type StoredPage, type Tenant } from '@ashlar/sdk/server'
import type { BlockFrame, FrameDocument } from '@ashlar/sdk/site'
import { namedTemplates } from '@ashlar/sdk/surface'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { framePolicy } from '../csp.ts'
import { hasModule, type Site } from '../site.ts'
import { inTime } from './loads.ts'
import { atOnce, usualPatience } from './patience.ts'
import { placeOn } from './place.ts'
import { pageTrees } from './sources.ts'
import { framePath, noPage } from './view.ts'
import { anybody, type Visit, visitOf } from './visit.ts'

/**
 * Documents of blocks that are not part of the page they are shown on (architecture, section 8). The sandbox stands in
 * the policy of the reply, so that it holds too when the address is opened by itself.
 */
export function frameRoute(app: FastifyInstance, site: Site): void {
  app.get<FrameAddress>(`${framePath}/:page/:node`, { config: { access: 'public' } }, async (request, reply) => {
    return sendFrame(reply, await frameDocument(site, request))
  })
}

export function sendFrame(reply: FastifyReply, { html, csp = {} }: FrameDocument): FastifyReply {
  return reply
    .headers({
      'content-security-policy': framePolicy(csp),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

interface FrameAddress {
  Params: { page: string; node: string }
  Querystring: { external?: unknown }
}

async function frameDocument(site: Site, request: FastifyRequest<FrameAddress>): Promise<FrameDocument> {
  const { page, node } = request.params
  const visit = visitOf(request, anybody)
  const found =
    visit && (pageForm.test(page) || markForm.test(page)) ? await framedNode(site, visit, page, node) : undefined
  if (!visit || !found) throw new AshlarError('NOT_FOUND', 404, 'There is nothing at this address.')
  const { frame, props, view, language } = found
  const external = request.query.external === '1'
  const deps = site.composition.resolveAll(frame.deps)
  try {
    const { type } = frame.block
    const part = { package: site.owners.get(type) ?? '', part: `frame of ${type}`, place: placeOn(type, view), node }
    return await inTime(usualPatience, (signal) =>
      site.watch.run(part, atOnce, async () =>
        frame.run(props as never, { page: view, id: node, language, external, signal }, ...deps),
      ),
    )
  } catch (error) {
    tellFailed(site, frame, view.id, error)
    throw error
  }
}

const pageForm = /^(0|[1-9][0-9]{0,14})$/
/** What a preview link is named by for what it embeds. */
const markForm = /^[0-9a-f]{64}$/

interface Found {
  readonly frame: BlockFrame
  readonly props: unknown
  readonly view: PageView
  readonly language: string
}

/** The node as the page shows it: in its content or in the templates around it, not hidden, of a block with a frame. */
async function framedNode(site: Site, visit: Visit, asked: string, id: string): Promise<Found | undefined> {
  const isOfNone = asked === '0'
  const [page, settings] = await Promise.all([
    isOfNone ? null : storedPage(site, visit, asked),
    site.settings.platform(),
  ])
  if (!isOfNone && !page) return undefined
  const { main, header, footer } = await pageTrees(site, visit.tenant, settings, page ?? aroundOthers)
  const instead = page ? [] : await templatesInstead(site, visit.tenant, settings)
  for (const tree of [main, header, footer, ...instead]) {
    const node = tree && shownNode(site, tree, id)
    const frame = node && site.frames.get(node.type)
    const block = node && site.composition.blocks.get(node.type)
    if (!frame || !block || !site.hasBlock(visit.tenant, node.type)) continue
    return { frame, props: fillProps(block, node.props), view: page ?? noPage, language: settings.language }
  }
  return undefined
}

const storedPage = (site: Site, { seesDrafts }: Visit, asked: string): Promise<StoredPage | null> =>
  markForm.test(asked) ? site.pages.markedPreview(asked) : site.pages.byId(Number(asked), { anyStatus: seesDrafts })

/** What stands around the pages of modules, which have no id. */
const aroundOthers = { showHeader: true, showFooter: true }

/** What pages of modules show in the place of their own content. */
async function templatesInstead(site: Site, tenant: Tenant, settings: PlatformSettings): Promise<Content[]> {
  const modules = site.composition.modules.filter(({ id }) => hasModule(tenant, id))
  const ids = await namedTemplates(modules, site.settings)
  const trees = await Promise.all(
    ids.map((template) => pageTrees(site, tenant, settings, { showHeader: false, showFooter: false, template })),
  )
  return trees.flatMap(({ main }) => main ?? [])
}

function shownNode(site: Site, tree: Content, id: string): ContentNode | undefined {
  const node = nodeAt(tree, id)
  if (!node || isOpaque(node, site.composition.blocks)) return undefined
  const isHidden = [id, ...ancestorsOf(tree, id)].some((each) => nodeAt(tree, each)?.hidden)
  return isHidden ? undefined : node
}

function tellFailed(site: Site, { block }: BlockFrame, pageId: number, error: unknown): void {
  const owner = site.composition.packages.find(({ blocks }) => blocks.some(({ type }) => type === block.type))
  site.log.error({ page: pageId, block: block.type, err: error }, 'A frame could not be made')
  if (owner) site.faults.report({ package: owner.name, where: 'load', place: `${block.type} on page ${pageId}`, error })
}
