/** A block of an email with its props, as far as they differ from the block's defaults. */
export interface MailBlock {
  readonly type: `email/${string}`
  readonly props: Readonly<Record<string, string | number | boolean>>
  readonly children: readonly MailBlock[]
}

export const block = (
  type: MailBlock['type'],
  props: MailBlock['props'] = {},
  children: readonly MailBlock[] = [],
): MailBlock => ({ type, props, children })

/** Content as the editor sends it. */
export function contentOf(root: MailBlock): string {
  const nodes: Record<string, object> = {}
  let last = 0
  const put = ({ type, props, children }: MailBlock, parent: string | null): string => {
    last += 1
    const id = `t${last}`
    // Its place among the members is before those of its children.
    nodes[id] = {}
    nodes[id] = { type, version: 1, props, parent, children: children.map((child) => put(child, id)) }
    return id
  }
  return JSON.stringify({ rootNodeId: put(root, null), nodes })
}
