import { EndlessWork, type WatchedPart } from '@ashlar/sdk/surface'
import { rulesPlace } from './marked.ts'
import { atOnce } from './patience.ts'
import { placeOn } from './place.ts'
import type { BrokenNode, Rendered, RenderInput } from './render.tsx'
import { treesOf } from './sources.ts'

/** Nodes that are left out one after the other; after them, all of watched packages. */
const mostAlone = 3

interface Node {
  readonly id: string
  readonly type: string
  readonly package: string
}

/**
 * Render a page so that what does not end in it is left out: it is cut off, and the rest is rendered without it. Where
 * nothing of it is watched, it is rendered as it is.
 */
export function renderWatched(input: RenderInput, render: (without: ReadonlySet<string>) => Rendered): Rendered {
  const { site, own } = input
  const nodes = nodesOfStore(input)
  if (nodes.length === 0 && own === undefined) return render(new Set())
  const { watch } = site
  const refusedPage = own && watch.refusal(own)
  if (refusedPage) throw refusedPage
  const out: BrokenNode[] = nodes.flatMap(({ id, type, package: name }) => {
    const part: WatchedPart = { package: name, part: type, place: placeOn(type, input.page), node: id }
    const error = watch.refusal(part) ?? watch.refusal({ package: name, part: type, place: rulesPlace(type) })
    return error ? [{ nodeId: id, type, error }] : []
  })
  const isWatched = [...nodes.map((node) => [node.package, node.type] as const), ...ownPart(own)].some(([name, part]) =>
    watch.isWatched(name, part),
  )
  try {
    for (;;) {
      const without = new Set(out.map(({ nodeId }) => nodeId))
      const rest = nodes.filter(({ id }) => !without.has(id))
      try {
        const rendered = isWatched ? watch.within(atOnce, () => render(without)) : render(without)
        return { ...rendered, broken: [...rendered.broken, ...out] }
      } catch (error) {
        if (!(error instanceof EndlessWork)) throw error
        const stuck = rest.filter((node) => out.length >= mostAlone || isAt(node, error))
        if (stuck.length === 0) throw error
        out.push(...stuck.map(({ id, type }) => ({ nodeId: id, type, error })))
      }
    }
  } finally {
    watch.unmark()
  }
}

const ownPart = (own: WatchedPart | undefined) => (own ? [[own.package, own.part] as const] : [])

const isAt = ({ id, type }: Node, { at }: EndlessWork): boolean =>
  at.node === undefined ? at.part === type : at.node === id

function nodesOfStore({ site, trees }: RenderInput): readonly Node[] {
  if (site.storeBlocks.size === 0) return []
  return treesOf(trees).flatMap((tree) =>
    Object.entries(tree.nodes).flatMap(([id, { type }]) => {
      const name = site.storeBlocks.get(type)
      return name === undefined ? [] : [{ id, type, package: name }]
    }),
  )
}
