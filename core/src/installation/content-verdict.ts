import { type Block, type ContentNode, upgradeNode } from '@ashlar/sdk'
import { AshlarError, storedContent } from '@ashlar/sdk/server'

/** The blocks of a change: as they serve now, and as they would. */
export interface BlockChange {
  readonly types: ReadonlySet<string>
  before(type: string): Block | undefined
  after(type: string): Block | undefined
}

/** What a change would do to one document. */
export interface Verdict {
  /** Types of the change that it holds. */
  readonly types: ReadonlySet<string>
  /** Whether it would be read at another data version than now. */
  readonly changes: boolean
  /** The first node that would be worse off. */
  readonly problem: ContentTrouble | undefined
}

export interface ContentTrouble {
  /**
   * `failed`: its data could not be brought forward. `newer`: it was saved by a newer version and waits for it.
   * `missed`: no package would bring its block.
   */
  readonly kind: 'failed' | 'newer' | 'missed'
  readonly node: string
  readonly reason: string
}

const untouched: Verdict = { types: new Set(), changes: false, problem: undefined }

/** Bring a document forward without keeping the result. What can't be read now is not worse off afterwards. */
export function verdictOf(json: string, change: BlockChange): Verdict {
  const types = new Set<string>()
  let changes = false
  let problem: ContentTrouble | undefined
  for (const [id, node] of nodesOf(json)) {
    if (!change.types.has(node.type)) continue
    types.add(node.type)
    const before = change.before(node.type)
    const after = change.after(node.type)
    if (before?.version !== after?.version && after !== undefined) changes = true
    problem ??= troubleOf(id, node, before, after)
  }
  if (types.size === 0) return untouched
  return { types, changes, problem: problem !== undefined && isReadable(json) ? problem : undefined }
}

function troubleOf(
  id: string,
  node: ContentNode,
  before: Block | undefined,
  after: Block | undefined,
): ContentTrouble | undefined {
  if (before === undefined) return undefined
  if (after === undefined) return { kind: 'missed', node: id, reason: `It holds the block “${before.title}”.` }
  if (upgradeNode(before, node).opaque !== undefined) return undefined
  const { opaque } = upgradeNode(after, node)
  if (opaque === undefined) return undefined
  return { kind: node.version > after.version ? 'newer' : 'failed', node: id, reason: opaque }
}

/**
 * Only what a block reads is looked at: that a tree of nodes is sound takes ten times as long, and was seen to when it
 * was stored.
 */
function nodesOf(json: string): [string, ContentNode][] {
  const value: unknown = JSON.parse(json)
  if (typeof value !== 'object' || value === null || !('nodes' in value)) return []
  const { nodes } = value
  if (typeof nodes !== 'object' || nodes === null) return []
  return Object.entries(nodes).filter((entry): entry is [string, ContentNode] => isNode(entry[1]))
}

function isNode(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!('type' in value && 'version' in value && 'props' in value)) return false
  const { type, version, props } = value
  return typeof type === 'string' && typeof version === 'number' && typeof props === 'object' && props !== null
}

/** Content that can't be read at all is not worse off after a change; it stays as it is. */
function isReadable(json: string): boolean {
  try {
    storedContent(json)
    return true
  } catch (error) {
    if (error instanceof AshlarError) return false
    throw error
  }
}
