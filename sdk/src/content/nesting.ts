import type { Block, Region } from '../definition/block.ts'
import type { BlockCatalogue } from './catalogue.ts'
import type { ContentNode } from './node.ts'
import { regionOf } from './regions.ts'
import { joined, plural, withArticle } from './sentence.ts'

/** Whether a block may stand somewhere; if not, a sentence that says what would be allowed. */
export type Placement = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

const allowed: Placement = { allowed: true }
const refused = (reason: string): Placement => ({ allowed: false, reason })

/**
 * Whether a block of the type may become a child of the node (OPEN-129). A column and every region count as
 * `container`; both sides must agree: the parent takes the child, and the child may stand in such a parent.
 */
export function placement(
  catalogue: BlockCatalogue,
  parent: Pick<ContentNode, 'type' | 'props' | 'template'>,
  slot: string | undefined,
  childType: string,
): Placement {
  const outer = catalogue.get(parent.type)
  const inner = catalogue.get(childType)
  if (!inner) return refused(`No installed package brings the block "${childType}".`)
  if (!outer) return refused(`The block "${parent.type}" isn't installed, so nothing can be put into it.`)
  if (parent.template !== undefined) {
    return refused('A linked copy shows what its template holds. Edit the template instead.')
  }
  return slot === undefined ? inBlock(catalogue, outer, inner) : inRegion(catalogue, outer, inner, parent.props, slot)
}

/** Whether a block of the type may be the root of a tree. */
export function rootPlacement(catalogue: BlockCatalogue, type: string, types?: readonly string[]): Placement {
  const block = catalogue.get(type)
  if (types ? types.includes(type) : block?.nesting.root) return allowed
  return refused(
    types
      ? `The outermost block must be ${joined(
          types.map((each) => withArticle(titleOf(catalogue, each))),
          'or',
        )}.`
      : `${withArticle(block?.title ?? type, 'capital')} can't be the outermost block.`,
  )
}

/**
 * Every block type that may stand anywhere below a root of this type: what can be offered while that content is edited,
 * so that blocks of mails stay out of pages, and those of pages out of mails.
 */
export function typesBelow(catalogue: BlockCatalogue, root: string): ReadonlySet<string> {
  const blocks = [...catalogue.values()]
  const found = new Set<string>()
  const open = [catalogue.get(root)]
  for (let outer = open.pop(); outer; outer = open.pop()) {
    for (const inner of blocks) {
      if (found.has(inner.type) || !takes(catalogue, outer, inner)) continue
      found.add(inner.type)
      open.push(inner)
    }
  }
  return found
}

function takes(catalogue: BlockCatalogue, outer: Block, inner: Block): boolean {
  const parts = outer.regions.map((region) => inPart(catalogue, outer, inner, region))
  return [inBlock(catalogue, outer, inner), ...parts].some(({ allowed }) => allowed)
}

function inBlock(catalogue: BlockCatalogue, outer: Block, inner: Block): Placement {
  const { as, accepts } = outer.nesting
  if (as === undefined && accepts === undefined) {
    return refused(
      `${withArticle(outer.title, 'capital')} takes no blocks${outer.regions.length ? ' outside its parts' : ''}.`,
    )
  }
  if (accepts && !accepts.includes(inner.type)) return refused(takesOnly(catalogue, outer.title, accepts))
  return standsIn(catalogue, inner, as === undefined ? [outer.type] : [outer.type, as])
}

function inRegion(
  catalogue: BlockCatalogue,
  outer: Block,
  inner: Block,
  props: Readonly<Record<string, unknown>>,
  slot: string,
): Placement {
  const region = regionOf(outer, props, slot)
  return region
    ? inPart(catalogue, outer, inner, region)
    : refused(`${withArticle(outer.title, 'capital')} has no part "${slot}".`)
}

function inPart(catalogue: BlockCatalogue, outer: Block, inner: Block, region: Region): Placement {
  if (region.accepts && !region.accepts.includes(inner.type)) {
    return refused(takesOnly(catalogue, `${outer.title} ${region.title}`, region.accepts))
  }
  return standsIn(catalogue, inner, [outer.type, 'container'])
}

function standsIn(catalogue: BlockCatalogue, inner: Block, places: readonly string[]): Placement {
  if (inner.nesting.in.some((place) => places.includes(place))) return allowed
  if (inner.nesting.in.length === 0)
    return refused(`${withArticle(inner.title, 'capital')} can't stand in another block.`)
  const wanted = inner.nesting.in.map((type) => withArticle(titleOf(catalogue, type)))
  return refused(`${withArticle(inner.title, 'capital')} can only stand in ${joined(wanted, 'or')}.`)
}

function takesOnly(catalogue: BlockCatalogue, title: string, types: readonly string[]): string {
  const names = types.map((type) => plural(titleOf(catalogue, type)))
  return `${withArticle(title, 'capital')} takes ${joined(names, 'and')} only.`
}

function titleOf(catalogue: BlockCatalogue, type: string): string {
  return catalogue.get(type)?.title ?? type
}
