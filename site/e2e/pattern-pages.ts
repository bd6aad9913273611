import { type BlockCatalogue, type InitialNode, isRefused, type Patterns, patternContent } from '@ashlar/sdk'
import type { Page } from '@playwright/test'
import type { Ground } from './as-inserted-page.ts'
import { makePage } from './demo-site.ts'

/** Blocks that come with a script wherever a pattern has one, and the package that brings it. */
const moving: ReadonlyMap<string, string> = new Map([
  ['content-slider', 'image-carousel'],
  ['counter', 'counter'],
  ['gallery', 'gallery'],
  ['hero-slider', 'image-carousel'],
  ['image-carousel', 'image-carousel'],
  ['map', 'map'],
  ['slider', 'slider'],
  ['tabs', 'tabs'],
])
/** Patterns of one page: as many as axe looks at within a second or two. */
const mostOnPage = 12

/** A page as a website has it: patterns below each other, or the whole page that a package offers. */
export interface PatternPage {
  /** The patterns on it. */
  readonly ids: readonly string[]
  readonly blocks: readonly InitialNode[]
  /** Packages of the moving blocks among them. */
  readonly moves: readonly string[]
  /** It has a heading of its own, and its headings an order. */
  readonly isWhole: boolean
}

/** Pages with every pattern: those that need the same scripts together, and those without any by themselves. */
export function pagesOfPatterns(offers: readonly Patterns[]): readonly PatternPage[] {
  const patterns = offers.flatMap((offer) => offer.patterns)
  const together = Map.groupBy(patterns, ({ blocks }) => movingOf(blocks).join())
  const shared = [...together.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / mostOnPage) }, (_, at) => {
      const part = all.slice(at * mostOnPage, (at + 1) * mostOnPage)
      return pageOf(part, false)
    }),
  )
  return [...shared, ...offers.flatMap(({ pages }) => pages.map((each) => pageOf([each], true)))]
}

type Offer = Pick<Patterns['patterns'][number], 'id' | 'blocks'>

function pageOf(offers: readonly Offer[], isWhole: boolean): PatternPage {
  const blocks = offers.flatMap((offer) => offer.blocks)
  return { ids: offers.map(({ id }) => id), blocks, moves: movingOf(blocks), isWhole }
}

const movingOf = (blocks: readonly InitialNode[]): string[] =>
  [...new Set(typesIn(blocks).flatMap((type) => moving.get(type) ?? []))].toSorted()

const typesIn = (blocks: readonly InitialNode[]): string[] =>
  blocks.flatMap(({ type, children = [] }) => [type, ...typesIn(children)])

/** Publishes it as the person who is signed in there; gives its path. */
export async function publishPatterns(
  page: Page,
  catalogue: BlockCatalogue,
  { ids, blocks }: PatternPage,
  ground: Ground,
): Promise<string> {
  const made = patternContent(catalogue, ground === 'dark' ? blocks.map(onDark) : blocks)
  if (isRefused(made)) throw new Error(`${ids.join()}: ${made.refused}`)
  const slug = `patterns-${ids[0]}-${ground}`
  await makePage(page, { title: slug, slug, status: 'published', noindex: true }, JSON.stringify(made.content))
  return `/${slug}`
}

/** A section that has no ground of its own, on the dark colour of the website. */
function onDark(block: InitialNode): InitialNode {
  if (block.type !== 'section' || block.props?.['background'] !== undefined) return block
  return { ...block, props: { ...block.props, background: { desktop: { backgroundColor: 'dark' } } } }
}
