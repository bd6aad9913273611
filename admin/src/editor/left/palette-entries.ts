import { type Block, type BlockCatalogue, typesBelow } from '@ashlar/sdk'
import { spelledOut } from '../../blocks/settings/control-of.ts'
import type { PaletteEntry } from '../dnd/palette-tile.tsx'
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

/**
 * What a person can add: every block that may stand somewhere below the document's outermost one; a block with variants
 * is offered as each of those. Of what a search finds stands first what is called so, and only then what has to do with it.
 */
export function paletteGroups(catalogue: BlockCatalogue, search: string, root: string | undefined): PaletteGroup[] {
  const words = wordsOf(search)
  const blocks = [...catalogue.values()]
  const isOffered = offeredBelow(catalogue, root)
  const made = new Set(blocks.map(({ childCount }) => childCount?.type))
  const entries = blocks
    .filter((block) => isAddable(block) && !made.has(block.type) && !isPart(catalogue, block))
    .flatMap(entriesOf)
    .concat(sectionLayouts(catalogue))
    .filter((entry) => isOffered(entry.type) && matches(entry, words))
    .sort((a, b) => distance(a, words) - distance(b, words))
  const groups = Map.groupBy(entries, (entry) => entry.category)
  const nearest = ({ entries: [first] }: PaletteGroup) => (first === undefined ? 0 : distance(first, words))
  return [...groups]
    .map(([category, inGroup]) => ({ category, title: titles[category] ?? spelledOut(category), entries: inGroup }))
    .sort((a, b) => nearest(a) - nearest(b) || rank(a.category) - rank(b.category))
}

/** A part of other blocks, such as the picture of a card: added where it belongs and nowhere else. */
function isPart(catalogue: BlockCatalogue, { type, nesting }: Block): boolean {
  const takesIt = (parent: string) => catalogue.get(parent)?.regions.some(({ accepts }) => accepts?.includes(type))
  return nesting.in.length > 0 && nesting.in.every(takesIt)
}

/** Whether a block of the type may stand in the document at all; nothing is left out below a root that is not known. */
export function offeredBelow(catalogue: BlockCatalogue, root: string | undefined): (type: string) => boolean {
  if (root === undefined || catalogue.get(root) === undefined) return () => true
  const types = typesBelow(catalogue, root)
  return (type) => types.has(type)
}

/** What was added lately, the last one first, as far as it is still to be had. */
export function recentGroup(groups: readonly PaletteGroup[], recent: readonly string[]): PaletteGroup | undefined {
  const all = new Map(groups.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry] as const)))
  const entries = recent.flatMap((key) => all.get(key) ?? [])
  return entries.length === 0 ? undefined : { category: 'recent', title: 'Recent', entries }
}

/** What may stand at a place, in one list: found by words, what is called so first, then what was used lately. */
export function entriesFor(
  catalogue: BlockCatalogue,
  search: string,
  recent: readonly string[],
  fits: (type: string) => boolean,
): PaletteEntry[] {
  const entries = paletteGroups(catalogue, search, undefined).flatMap((group) =>
    group.entries.filter(({ type }) => fits(type)),
  )
  const words = wordsOf(search)
  const rankOf = ({ key }: PaletteEntry) => (recent.includes(key) ? recent.indexOf(key) : recent.length)
  return entries.sort((a, b) => distance(a, words) - distance(b, words) || rankOf(a) - rankOf(b))
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

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)

/** 0: the title begins so. 1: all words stand in the title. 2: they stand for what it has to do with. */
function distance({ title }: PaletteEntry, words: readonly string[]): number {
  const name = title.toLowerCase()
  if (name.startsWith(words.join(' '))) return 0
  return words.every((word) => name.includes(word)) ? 1 : 2
}

function matches({ title, keywords, category, type }: PaletteEntry, words: readonly string[]): boolean {
  const text = [title, type, category, ...keywords].join(' ').toLowerCase()
  return words.every((word) => text.includes(word))
}

function rank(category: string): number {
  const at = order.indexOf(category)
  return at < 0 ? order.length : at
}
