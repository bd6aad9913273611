import type { Block, BlockCatalogue } from '@ashlar/sdk'
import type { PaletteEntry } from '../dnd/palette-tile.tsx'
import { spelledOut } from '../panels/control-of.ts'
import { sectionLayouts } from './layouts.ts'

/** Groups of the palette in their order; others stand last. */
const order = ['layout', 'layouts', 'basic', 'media', 'content', 'forms', 'store', 'blog', 'email']
const titles: Readonly<Record<string, string>> = {
  layouts: 'Section layouts',
  store: 'Store',
  blog: 'Blog',
  forms: 'Forms',
  media: 'Media',
}

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
    .concat(sectionLayouts(catalogue))
    .filter((entry) => matches(entry, words))
  const groups = Map.groupBy(entries, (entry) => entry.category)
  return [...groups]
    .map(([category, inGroup]) => ({ category, title: titles[category] ?? spelledOut(category), entries: inGroup }))
    .sort((a, b) => rank(a.category) - rank(b.category))
}

/** What was added lately, the last one first, as far as it is still to be had. */
export function recentGroup(groups: readonly PaletteGroup[], recent: readonly string[]): PaletteGroup | undefined {
  const all = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry] as const)))
  const entries = recent.flatMap((key) => all.get(key) ?? [])
  return entries.length === 0 ? undefined : { category: 'recent', title: 'Recent', entries }
}

/** What may stand at a place, in one list: what this installation adds, found by words, what was used lately first. */
export function entriesFor(
  catalogue: BlockCatalogue,
  search: string,
  recent: readonly string[],
  fits: (type: string) => boolean,
): PaletteEntry[] {
  const entries = paletteGroups(catalogue, search).flatMap((group) => group.entries.filter(({ type }) => fits(type)))
  const rankOf = ({ key }: PaletteEntry) => (recent.includes(key) ? recent.indexOf(key) : recent.length)
  return entries.sort((a, b) => rankOf(a) - rankOf(b))
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
