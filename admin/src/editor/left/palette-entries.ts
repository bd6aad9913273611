import type { Block, BlockCatalogue } from '@ashlar/sdk'
import type { PaletteEntry } from '../dnd/palette-tile.tsx'
import { spelledOut } from '../panels/control-of.ts'

/** Groups of the palette in their order; others stand last. */
const order = ['layout', 'basic', 'media', 'content', 'forms', 'store', 'blog', 'email']
const titles: Readonly<Record<string, string>> = { store: 'Store', blog: 'Blog', forms: 'Forms', media: 'Media' }

export interface PaletteGroup {
  readonly category: string
  readonly title: string
  readonly entries: readonly PaletteEntry[]
}

/** What a person can add: every block that may stand somewhere; a block with variants is offered as each of those. */
export function paletteGroups(catalogue: BlockCatalogue, search: string): PaletteGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const blocks = [...catalogue.values()]
  const made = new Set(blocks.map(({ childCount }) => childCount?.type))
  const entries = blocks
    .filter((block) => isAddable(block) && !made.has(block.type))
    .flatMap(entriesOf)
    .filter((entry) => matches(entry, words))
  const groups = Map.groupBy(entries, (entry) => entry.category)
  return [...groups]
    .map(([category, inGroup]) => ({ category, title: titles[category] ?? spelledOut(category), entries: inGroup }))
    .sort((a, b) => rank(a.category) - rank(b.category))
}

/** Roots come with the page. What a parent counts by a number of its own is made by that number. */
function isAddable(block: Block): boolean {
  return block.nesting.root !== true && block.nesting.in.length > 0
}

function entriesOf(block: Block): PaletteEntry[] {
  const { type, title, icon, keywords, category, variants } = block
  if (variants.length === 0) return [{ key: type, type, title, icon, keywords, category }]
  return variants.map((variant) => ({
    key: `${type}:${variant.id}`,
    type,
    variant: variant.id,
    title: variant.title,
    icon: variant.icon,
    keywords: [...keywords, title],
    category,
  }))
}

function matches({ title, keywords, category, type }: PaletteEntry, words: readonly string[]): boolean {
  const text = [title, type, category, ...keywords].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

function rank(category: string): number {
  const at = order.indexOf(category)
  return at < 0 ? order.length : at
}
