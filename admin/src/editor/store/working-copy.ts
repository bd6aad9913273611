import { type Content, type ContentNode, emptyPatch, type Patch } from '@ashlar/sdk'

/**
 * A document that many small changes are made to, one behind the other. They are made in place and gathered as one patch,
 * so that each costs what it touches, and not a copy of the page.
 */
export class WorkingCopy {
  readonly #nodes: Record<string, ContentNode> = {}
  readonly #touched: Record<string, ContentNode | null> = {}
  readonly #rootNodeId: string

  constructor(content: Content) {
    this.#rootNodeId = content.rootNodeId
    Object.assign(this.#nodes, content.nodes)
  }

  /** As it is now. It changes with the next patch: whoever looks later looks again. */
  get content(): Content {
    return { rootNodeId: this.#rootNodeId, nodes: this.#nodes }
  }

  /** What was done so far, as one change of the document that it began with. */
  get patch(): Patch {
    return Object.keys(this.#touched).length === 0 ? emptyPatch : { nodes: { ...this.#touched } }
  }

  /** Changes nodes; which of them is outermost stays. */
  apply({ nodes }: Patch): void {
    for (const [id, node] of Object.entries(nodes)) {
      if (node) this.#nodes[id] = node
      else delete this.#nodes[id]
      this.#touched[id] = node
    }
  }
}
