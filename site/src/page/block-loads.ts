import { type ContentNode, propProblems, upgradeContent } from '@ashlar/sdk'
import { type BlockData, loadBlockData } from '@ashlar/sdk/platform'
import type { PageView } from '@ashlar/sdk/renderer'
import { AshlarError, type Tenant } from '@ashlar/sdk/server'
import { EndlessWork } from '@ashlar/sdk/surface'
import type { FastifyInstance } from 'fastify'
import type { Site } from '../site.ts'
import { LateLoad, type LoadProblem, runLoads, wantedLoads } from './loads.ts'
import { noPage } from './view.ts'

/** Bytes of JSON that the canvas takes for one block. */
const mostData = 256 * 1024

interface EditedNode extends Pick<ContentNode, 'type' | 'version' | 'props'> {
  readonly node: string
}

/** The loads of a document that is being edited, for its author: nothing of it is kept. */
export function blockLoadRoute(app: FastifyInstance, site: Site): void {
  app.call(loadBlockData, async ({ body, tenant }) => {
    if (tenant === null) throw new AshlarError('NOT_FOUND', 404, 'Choose a website first.')
    const page = body.page === 0 ? noPage : await site.pages.byId(body.page, { anyStatus: true })
    if (page === null) throw new AshlarError('NOT_FOUND', 404, 'This page does not exist.')
    const { id, title, slug, excerpt, image, isHome } = page
    return { results: { rows: await loadNodes(site, tenant, { id, title, slug, excerpt, image, isHome }, body.nodes) } }
  })
}

async function loadNodes(
  site: Site,
  tenant: Tenant,
  page: PageView,
  nodes: readonly EditedNode[],
): Promise<BlockData[]> {
  const refused = new Map<string, string>()
  const trees = nodes.flatMap(({ node: id, ...edited }) => {
    const tree = { rootNodeId: id, nodes: { [id]: { ...edited, parent: null, children: [] } } }
    const { content, opaque } = upgradeContent(tree, site.composition.blocks)
    const node = content.nodes[id]
    const problem = opaque.get(id) ?? (node && propProblems(site.composition.blocks, node)[0]?.message)
    const why = site.hasBlock(tenant, edited.type)
      ? problem
      : 'This block is not included in the plan or the modules of this website.'
    if (why === undefined) return [content]
    refused.set(id, why)
    return []
  })
  const wanted = wantedLoads(trees, site.composition, site.loads)
  const isModulePage = (path: string) => site.isModulePage(tenant, path)
  const { data, failed } = await runLoads(wanted, site, {
    page,
    query: {},
    isModulePage,
    seesDrafts: true,
    visitor: null,
  })
  const problems = new Map(failed.map((each) => [each.nodeId, each]))
  for (const { nodeId, type, error } of failed) {
    site.log.warn({ tenant: tenant.guid, page: page.id, node: nodeId, block: type, err: error }, 'A load failed')
  }
  return nodes.map(({ node }) => {
    const problem = problems.get(node)
    const failure = refused.get(node) ?? (problem && sentenceFor(problem))
    return failure === undefined ? sent(node, data.get(node)) : { node, failure }
  })
}

/** Only what was written for people: other messages may hold what is nobody's business. */
function sentenceFor({ error }: LoadProblem): string {
  if (error instanceof LateLoad)
    return 'Its data took longer than half a second to load. Visitors see the page without this block.'
  if (error instanceof AshlarError || error instanceof EndlessWork) return error.message
  return 'Its data could not be loaded. See the server log for the reason.'
}

/** As the browser gets it: what JSON can't hold, or is too large, is not sent. */
function sent(node: string, data: unknown): BlockData {
  try {
    const text = JSON.stringify(data)
    if (text === undefined) return { node, failure: '' }
    if (Buffer.byteLength(text) > mostData) {
      return { node, failure: `Its data is larger than ${mostData / 1024} KB, too much for the editor.` }
    }
    const plain: unknown = JSON.parse(text)
    return { node, data: plain, failure: '' }
  } catch {
    return { node, failure: 'Its data can’t be sent to the editor: it must be plain JSON data.' }
  }
}
