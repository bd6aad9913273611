import { type Content, type ContentNode, emptyPatch, type Patch } from '@ashlar/sdk'

/**
 * A document that many small changes are made to, one behind the other. They are made in place and gathered as one patch,
 * so that each costs what it touches, and not a copy of the page.
 */
export class WorkingCopy {
  readonly #original: Content
  readonly #touched: Record<string, ContentNode | null> = {}
  /** A copy of all nodes, as soon as somebody looks at the document after a change. */
  #nodes: Record<string, ContentNode> | undefined
  /** Changes that the copy lacks. */
  #waiting: Patch[] = []

  constructor(content: Content) {
    this.#original = content
  }

  /** As it is now. It changes with the next patch: whoever looks later looks again. */
  get content(): Content {
    if (this.#waiting.length === 0 && !this.#nodes) return this.#original
    this.#nodes ??= { ...this.#original.nodes }
    for (const { nodes } of this.#waiting) write(nodes, this.#nodes)
    this.#waiting = []
    return { rootNodeId: this.#original.rootNodeId, nodes: this.#nodes }
  }

  /** What was done so far, as one change of the document that it began with. */
  get patch(): Patch {
    return Object.keys(this.#touched).length === 0 ? emptyPatch : { nodes: { ...this.#touched } }
  }

  /** Changes nodes; which of them is outermost stays. */
  apply(patch: Patch): void {
    Object.assign(this.#touched, patch.nodes)
    this.#waiting.push(patch)
  }
}

function write(changed: Patch['nodes'], nodes: Record<string, ContentNode>): void {
  for (const [id, node] of Object.entries(changed)) {
    if (node) nodes[id] = node
    else delete nodes[id]
  }
}
