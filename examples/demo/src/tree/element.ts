import type { Block, BlockProps, Content, ContentNode } from '@ashlar/sdk'

/** A block with its children, as page files write it. */
export interface Branch {
  readonly block: Block
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly Branch[]
  /** The region of its parent in which it stands. */
  readonly slot?: string
}

/** Makes the function that writes one block: its props, then its children. What a new block gets anyway is given. */
export function element<B extends Block>(block: B) {
  return (props: Partial<BlockProps<B>> = {}, ...children: readonly Branch[]): Branch => ({
    block,
    props: merged(block.initial, props),
    children,
  })
}

/** These blocks in one region of their parent. */
export function into(slot: string, ...children: readonly Branch[]): readonly Branch[] {
  return children.map((child) => ({ ...child, slot }))
}

/** The tree as it is stored. Ids tell the type and the place in reading order: `text-4`. */
export function contentOf(root: Branch): Content {
  const nodes: Record<string, ContentNode> = {}
  const counts = new Map<string, number>()
  const place = (branch: Branch, parent: string | null): string => {
    const { type, version } = branch.block
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    const id = parent === null ? 'root' : `${type.replace('/', '-')}-${count}`
    const children: string[] = []
    const slot = branch.slot === undefined ? {} : { slot: branch.slot }
    nodes[id] = { type, version, props: branch.props, parent, children, ...slot }
    for (const child of branch.children) children.push(place(child, id))
    return id
  }
  return { rootNodeId: place(root, null), nodes }
}

type Values = Readonly<Record<string, unknown>>

/** Groups of settings are joined member by member, so that a margin leaves the given padding alone. */
function merged(base: Values, over: Values): Values {
  const result: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(over)) {
    const before = result[name]
    result[name] = isGroup(before) && isGroup(value) ? merged(before, value) : value
  }
  return result
}

function isGroup(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
