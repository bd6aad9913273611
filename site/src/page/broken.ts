import type { PlatformSettings } from '@ashlar/sdk'
import type { PageView } from '@ashlar/sdk/renderer'
import type { Fault } from '@ashlar/sdk/surface'
import type { Site } from '../site.ts'
import type { LoadedData } from './loads.ts'
import { placeOn } from './place.ts'
import type { Rendered } from './render.tsx'
import { type PageTrees, treesOf } from './sources.ts'
import { siteView } from './view.ts'
import type { Visit } from './visit.ts'
import { whyBroken } from './why-broken.ts'

/** A page that was made, and what it was made of. */
export interface MadePage {
  readonly site: Site
  readonly visit: Visit
  readonly page: PageView
  readonly settings: PlatformSettings
  readonly trees: PageTrees
  readonly loaded: LoadedData
  readonly rendered: Rendered
}

/** Say which blocks of a page were left out and why: in the log, and to the host, which counts faults of packages. */
export function tellBroken(made: MadePage): void {
  const { trees, loaded, rendered } = made
  for (const { nodeId, type, error } of loaded.failed) tell(made, 'load', nodeId, type, error)
  if (rendered.broken.length === 0) return
  const { company_name: companyName, language } = made.settings
  const view = siteView({
    page: { ...made.page },
    media: new Map(),
    companyName,
    language,
    hasPriority: false,
    frames: undefined,
  })
  for (const broken of rendered.broken) {
    const tree = treesOf(trees).find((each) => Object.hasOwn(each.nodes, broken.nodeId))
    const why = broken.error ?? (tree && whyBroken(made.site, tree, broken, view, loaded.data.get(broken.nodeId)))
    tell(made, 'block', broken.nodeId, broken.type, why)
  }
}

const sentences = {
  load: 'A block was left out: its data failed',
  block: 'A block was left out: it could not be rendered',
} as const

function tell(
  { site, visit, page }: MadePage,
  where: keyof typeof sentences,
  node: string,
  type: string,
  err: unknown,
) {
  const owner = site.composition.packages.find(({ blocks }) => blocks.some((block) => block.type === type))
  const version = owner?.version ?? ''
  site.log.error({ tenant: visit.tenant.guid, page: page.id, node, block: type, version, err }, sentences[where])
  if (owner === undefined) return
  const place = placeOn(type, page)
  const fault: Fault = { package: owner.name, where, place, error: err ?? 'It could not be rendered.' }
  site.faults.report(fault)
}
