import {
  applyPatch,
  type Block,
  type BlockCatalogue,
  type Content,
  emptyPatch,
  insertBlock,
  isRefused,
  mergePatches,
  nodeAt,
  type Patch,
  placement,
  removeNode,
  type Target,
} from '@ashlar/sdk'
import { lastPlaceWithin, placeForNew } from './places.ts'

/** Where a block can go once `patch` has put around it what it needs. */
export interface ReadyPlace {
  readonly target: Target
  readonly patch: Patch
  /** Type of the outermost block that `patch` brings. */
  readonly around?: string
}

/**
 * Where a block goes that is chosen in the palette. A place that is there comes first; an empty block that is selected,
 * and a page without a place, get what the block needs around it: a text in an empty page its section and container.
 */
export function readyPlace(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  selected: string | undefined,
): ReadyPlace | undefined {
  const isEmpty = selected !== undefined && nodeAt(content, selected)?.children.length === 0
  const here = placeForNew(content, catalogue, type, selected)
  const isNear = here?.parent === selected || here?.parent === nodeAt(content, selected ?? '')?.parent
  const filled = isEmpty && !isNear ? wrappedPlace(content, catalogue, type, selected) : undefined
  if (filled) return filled
  return here ? { target: here, patch: emptyPatch } : wrappedPlace(content, catalogue, type, content.rootNodeId)
}

/** Blocks around a block at most; no rule of the blocks at hand asks for more. */
const deepest = 4

/** A place below the node made by the fewest blocks around one of the type, by the nesting rules of the blocks. */
function wrappedPlace(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  within: string,
): ReadyPlace | undefined {
  return wrapped(content, catalogue, type, (outermost) => lastPlaceWithin(content, catalogue, outermost, within))
}

/**
 * A place that a person points at: taken as it is where it takes the block, else what the block needs around it goes
 * there. OPEN-129 holds either way: a section gets a container, and the text stands in that.
 */
export function placeAt(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  target: Target,
): ReadyPlace | undefined {
  const parent = nodeAt(content, target.parent)
  if (!parent || parent.locked) return undefined
  const takes = (each: string) => placement(catalogue, parent, target.slot, each).allowed
  if (takes(type)) return { target, patch: emptyPatch }
  return wrapped(content, catalogue, type, (outermost) => (takes(outermost) ? target : undefined))
}

type PlaceFor = (outermost: string) => Target | undefined

function wrapped(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  placeFor: PlaceFor,
): ReadyPlace | undefined {
  const holders = holdersIn(catalogue)
  const seen = new Set<string>()
  let chains: readonly (readonly string[])[] = [[]]
  for (let depth = 0; depth < deepest; depth++) {
    chains = chains.flatMap((chain) =>
      parentsOf(catalogue, holders, chain[0] ?? type)
        .filter((parent) => !seen.has(parent) && seen.add(parent))
        .map((parent) => [parent, ...chain]),
    )
    for (const chain of chains) {
      const place = built(content, catalogue, type, placeFor, chain)
      if (place) return place
    }
  }
  return undefined
}

/** Blocks that a person could put there by hand and then fill: none that another block makes by a number. */
function holdersIn(catalogue: BlockCatalogue): readonly Block[] {
  const blocks = [...catalogue.values()]
  const made = new Set(blocks.map(({ childCount }) => childCount?.type))
  return blocks.filter(({ type, nesting }) => nesting.in.length > 0 && !made.has(type))
}

/** Types that take one of the type outside their regions; those that it names itself come first. */
function parentsOf(catalogue: BlockCatalogue, holders: readonly Block[], type: string): string[] {
  const named = catalogue.get(type)?.nesting.in ?? []
  const takes = (holder: Block) => placement(catalogue, { type: holder.type, props: {} }, undefined, type).allowed
  return holders
    .filter(takes)
    .map((holder) => holder.type)
    .sort((a, b) => Number(named.includes(b)) - Number(named.includes(a)))
}

/** Puts the chain in, the outermost first. A block may bring the next one with it, as a section does its container. */
function built(
  content: Content,
  catalogue: BlockCatalogue,
  type: string,
  placeFor: PlaceFor,
  chain: readonly string[],
): ReadyPlace | undefined {
  let now = content
  let patch = emptyPatch
  let inside: string | undefined
  const [around] = chain
  if (around === undefined) return undefined
  for (const outer of chain) {
    const ready = inside === undefined ? undefined : lastPlaceWithin(now, catalogue, type, inside)
    if (ready) return { target: ready, patch, around }
    const target = inside === undefined ? placeFor(outer) : lastPlaceWithin(now, catalogue, outer, inside)
    const outcome = target && insertBlock(now, catalogue, outer, target)
    if (!outcome || isRefused(outcome)) return undefined
    patch = mergePatches(patch, outcome.patch)
    now = applyPatch(now, outcome.patch)
    inside = outcome.id
  }
  if (inside === undefined) return undefined
  const without = removed(
    now,
    catalogue,
    nodeAt(now, inside)?.children.find((id) => nodeAt(now, id)?.type === type),
  )
  patch = mergePatches(patch, without)
  const target = lastPlaceWithin(applyPatch(now, without), catalogue, type, inside)
  return target && { target, patch, around }
}

/** What a block brings of the same type gives way to the one that is put there: it would only stand in it. */
function removed(content: Content, catalogue: BlockCatalogue, id: string | undefined): Patch {
  const outcome = id === undefined ? undefined : removeNode(content, catalogue, id)
  return outcome === undefined || isRefused(outcome) ? emptyPatch : outcome.patch
}
