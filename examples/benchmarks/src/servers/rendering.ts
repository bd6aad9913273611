import { button } from '@ashlar/block-button'
import buttonRenderer from '@ashlar/block-button/renderer'
import { container } from '@ashlar/block-container'
import containerRenderer from '@ashlar/block-container/renderer'
import { image } from '@ashlar/block-image'
import imageRenderer from '@ashlar/block-image/renderer'
import { column, row } from '@ashlar/block-row'
import rowRenderers from '@ashlar/block-row/renderer'
import { section } from '@ashlar/block-section'
import sectionRenderer from '@ashlar/block-section/renderer'
import { text } from '@ashlar/block-text'
import textRenderer from '@ashlar/block-text/renderer'
import { textbox } from '@ashlar/block-textbox'
import textboxRenderer from '@ashlar/block-textbox/renderer'
import { wrapper } from '@ashlar/block-wrapper'
import wrapperRenderer from '@ashlar/block-wrapper/renderer'
import { blockCatalogue, fillProps } from '@ashlar/sdk'
import { renderTree, styleSheetOf, type View } from '@ashlar/sdk/renderer'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentOf } from '../contents.ts'
import { median } from '../statistics.ts'

/** Milliseconds, medians. */
export interface RenderTimes {
  /** The components alone, their props ready. */
  readonly plain: number
  /** `renderTree` with boundaries. */
  readonly tree: number
  /** The same and the page's style sheet. */
  readonly page: number
  /** The same of a page in which every tenth block stays in sight, answers to the pointer and spans cells. */
  readonly given: number
  /** Of its markup and style sheet, and of those of the page without. */
  readonly givenBytes: number
  readonly pageBytes: number
  readonly blocks: number
  readonly bytes: number
}

const blocks = blockCatalogue([wrapper, section, container, row, column, text, textbox, image, button])
const renderers = new Map(
  [
    wrapperRenderer,
    sectionRenderer,
    containerRenderer,
    ...rowRenderers,
    textRenderer,
    textboxRenderer,
    imageRenderer,
    buttonRenderer,
  ].map((renderer) => [renderer.block.type, renderer]),
)
const view: View = {
  mode: 'site',
  page: { id: 1, title: 'Benchmark', slug: 'benchmark', excerpt: '', image: '', isHome: false },
  link: (address) => address,
  picture: (src) => ({ src, width: 1200, height: 900 }),
  focus: () => undefined,
  frame: () => undefined,
  still: () => undefined,
  safeHtml: (html) => html,
  island: () => undefined,
  companyName: 'Benchmark',
  language: 'en',
}
const content = contentOf(100)
const given = {
  sticky: { desktop: { on: true, offset: 16 }, mobile: { on: false } },
  hover: { desktop: { backgroundColor: 'light', scale: 1.02, moveY: -4 } },
  cell: { desktop: { columns: 2, rows: 1 }, mobile: { columns: 1 } },
}
const withGiven = {
  ...content,
  nodes: Object.fromEntries(
    Object.entries(content.nodes).map(([id, node], at) => [
      id,
      at % 10 === 5 ? { ...node, props: { ...node.props, ...given } } : node,
    ]),
  ),
}

/** What a person would have written without a page builder: the same components with their props at hand. */
function plainElements(): () => ReactNode {
  const ready = new Map(
    Object.entries(content.nodes).map(([id, node]) => {
      const block = blocks.get(node.type)
      const renderer = renderers.get(node.type)
      if (!block || !renderer) throw new Error(`There is no block ${node.type}.`)
      return [id, { node, renderer, props: fillProps(block, node.props) }]
    }),
  )
  const element = (id: string): ReactNode => {
    const found = ready.get(id)
    if (!found) return null
    const { node, renderer, props } = found
    return createElement(renderer.component, {
      key: id,
      id,
      props,
      data: undefined,
      view,
      root: { className: `b-${id} block-${node.type}` },
      // biome-ignore lint/correctness/noChildrenProp: the same call as the SDK's, which a block's type asks for.
      children: node.children.map(element),
      region: () => null,
      island: (component, given) => createElement(component, JSON.parse(JSON.stringify(given))),
    })
  }
  return () => element(content.rootNodeId)
}

const plain = plainElements()
const tree = (of = content) =>
  renderTree({
    content: of,
    blocks,
    renderers,
    view,
    onBroken: ({ nodeId }) => {
      throw new Error(`${nodeId} broke.`)
    },
  })
const sheet = (of = content) => styleSheetOf({ trees: [of], blocks, renderers, view })

const kinds = {
  plain: () => renderToStaticMarkup(plain()).length,
  tree: () => renderToStaticMarkup(tree()).length,
  page: () => renderToStaticMarkup(tree()).length + sheet().length,
  given: () => renderToStaticMarkup(tree(withGiven)).length + sheet(withGiven).length,
}
const times: Record<keyof typeof kinds, number[]> = { plain: [], tree: [], page: [], given: [] }
// CPU time is counted in steps of a few milliseconds, so each sample is a batch; the kinds take turns.
const batch = 250
const warm = 2
for (let turn = 0; turn < warm + 9; turn += 1) {
  for (const kind of ['plain', 'tree', 'page', 'given'] as const) {
    const begun = process.threadCpuUsage()
    for (let count = 0; count < batch; count += 1) kinds[kind]()
    const { user, system } = process.threadCpuUsage(begun)
    if (turn >= warm) times[kind].push((user + system) / 1000 / batch)
  }
}
const result: RenderTimes = {
  plain: median(times.plain),
  tree: median(times.tree),
  page: median(times.page),
  given: median(times.given),
  givenBytes: kinds.given(),
  pageBytes: kinds.page(),
  blocks: Object.keys(content.nodes).length,
  bytes: kinds.plain(),
}
process.send?.(result, () => process.exit(0))
