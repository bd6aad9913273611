import type { Content, ContentNode, Slot } from '@ashlar/sdk'
import type { Tenant } from '@ashlar/sdk/server'
import type { SiteFill } from '@ashlar/sdk/site'
import type { Site } from '../site.ts'

/** A tree with the blocks that packages put into the slots which its blocks open. */
export function withFills(site: Site, tenant: Tenant, content: Content): Content {
  if (site.fills.length === 0) return content
  const added: Record<string, ContentNode> = {}
  for (const [id, node] of Object.entries(content.nodes)) {
    const fills = (site.composition.blocks.get(node.type)?.regions ?? []).flatMap(({ name, opens }) =>
      opens === undefined ? [] : filling(site, tenant, opens.id).map((fill) => ({ slot: name, fill })),
    )
    if (fills.length === 0) continue
    const children = fills.map(({ slot, fill: { block } }, index) => {
      const child = `${id}-fill${index}`
      added[child] = { type: block.type, version: block.version, props: {}, parent: id, children: [], slot }
      return child
    })
    added[id] = { ...node, children: [...node.children, ...children] }
  }
  return { ...content, nodes: { ...content.nodes, ...added } }
}

/** What packages put into a slot that no block opens, each block as a tree. */
export function fillTrees(site: Site, tenant: Tenant, { id: slot }: Slot<object>): readonly Content[] {
  return filling(site, tenant, slot).map(({ block: { type, version } }, index) => {
    const id = `${slot.replaceAll(/[^a-z]/g, '-')}-fill${index}`
    return { rootNodeId: id, nodes: { [id]: { type, version, props: {}, parent: null, children: [] } } }
  })
}

function filling(site: Site, tenant: Tenant, slot: string): readonly SiteFill[] {
  return site.fills
    .filter((fill) => fill.slot === slot && site.hasBlock(tenant, fill.block.type))
    .toSorted((a, b) => a.sort - b.sort)
}
