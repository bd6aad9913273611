import type { Block, Region } from '../definition/block.ts'
import { texts } from '../texts/texts.ts'
import type { BlockCatalogue } from './catalogue.ts'
import type { ContentNode } from './node.ts'
import { regionOf } from './regions.ts'
import { joined, plural, withArticle } from './sentence.ts'

const t = texts('admin')

/** Whether a block may stand somewhere; if not, a sentence that says what would be allowed. */
export type Placement = { readonly allowed: true } | { readonly allowed: false; readonly reason: string }

const allowed: Placement = { allowed: true }
const refused = (reason: string): Placement => ({ allowed: false, reason })

/**
 * Whether a block of the type may become a child of the node. A column and every region count as
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
  if (!inner) return refused(t('No installed package provides the block "{type}".', { type: childType }))
  if (!outer)
    return refused(t('The block "{type}" isn\'t installed, so nothing can be put into it.', { type: parent.type }))
  if (parent.template !== undefined) {
    return refused(t('A linked copy shows the content of its template. Edit the template instead.'))
  }
  return slot === undefined ? inBlock(catalogue, outer, inner) : inRegion(catalogue, outer, inner, parent.props, slot)
}

/** Whether a block of the type may be the root of a tree. */
export function rootPlacement(catalogue: BlockCatalogue, type: string, types?: readonly string[]): Placement {
  const block = catalogue.get(type)
  if (types ? types.includes(type) : block?.nesting.root) return allowed
  return refused(
    types
      ? t('The outermost block must be {blocks}.', {
          blocks: joined(
            types.map((each) => article(catalogue, each)),
            'or',
          ),
        })
      : t("{block} can't be the outermost block.", { block: capital(t(block?.title ?? type)) }),
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
      outer.regions.length > 0
        ? t('{block} accepts blocks only in its parts.', { block: capital(t(outer.title)) })
        : t('{block} accepts no blocks.', { block: capital(t(outer.title)) }),
    )
  }
  if (accepts && !accepts.includes(inner.type)) return refused(takesOnly(catalogue, t(outer.title), accepts))
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
    : refused(t('{block} has no part "{part}".', { block: capital(t(outer.title)), part: slot }))
}

function inPart(catalogue: BlockCatalogue, outer: Block, inner: Block, region: Region): Placement {
  if (region.accepts && !region.accepts.includes(inner.type)) {
    return refused(takesOnly(catalogue, `${t(outer.title)} ${t(region.title)}`, region.accepts))
  }
  return standsIn(catalogue, inner, [outer.type, 'container'])
}

function standsIn(catalogue: BlockCatalogue, inner: Block, places: readonly string[]): Placement {
  if (inner.nesting.in.some((place) => places.includes(place))) return allowed
  const block = capital(t(inner.title))
  if (inner.nesting.in.length === 0) return refused(t("{block} can't be placed in another block.", { block }))
  const wanted = inner.nesting.in.map((type) => article(catalogue, type))
  return refused(t('{block} can only be placed in {blocks}.', { block, blocks: joined(wanted, 'or') }))
}

function takesOnly(catalogue: BlockCatalogue, title: string, types: readonly string[]): string {
  const names = types.map((type) => plural(titleOf(catalogue, type)))
  return t('{block} accepts {blocks} only.', { block: capital(title), blocks: joined(names, 'and') })
}

/** How a sentence begins with a block, and how it names one. */
const capital = (title: string) => withArticle(title, 'capital')
const article = (catalogue: BlockCatalogue, type: string) => withArticle(titleOf(catalogue, type))

function titleOf(catalogue: BlockCatalogue, type: string): string {
  return t(catalogue.get(type)?.title ?? type)
}
