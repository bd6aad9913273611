import { type Block, type ContentNode, fillProps, schemaProblems, upgradeNode } from '@ashlar/sdk'
import { AshlarError, compiledCheck, storedContent } from '@ashlar/sdk/server'
import { olderNode } from './older-data.ts'

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
  /** Whether some of it would be stored as the older version of its block knows it. */
  readonly goesBack: boolean
  /** The first node that would be worse off. */
  readonly problem: ContentTrouble | undefined
}

export interface ContentTrouble {
  /**
   * `failed`: its data could not be upgraded. `misfit`: its data fit the block's schema now, and would not fit
   * the next one. `newer`: it was saved by a newer version, has no way back, and waits for it. `missed`: no package would
   * bring its block.
   */
  readonly kind: 'failed' | 'misfit' | 'newer' | 'missed'
  readonly node: string
  readonly reason: string
}

const untouched: Verdict = { types: new Set(), changes: false, goesBack: false, problem: undefined }

/** Bring a document forward without keeping the result. What can't be read now is not worse off afterwards. */
export function verdictOf(json: string, change: BlockChange): Verdict {
  const types = new Set<string>()
  let changes = false
  let goesBack = false
  let problem: ContentTrouble | undefined
  for (const [id, node] of nodesOf(JSON.parse(json))) {
    if (!change.types.has(node.type)) continue
    types.add(node.type)
    const before = change.before(node.type)
    const after = change.after(node.type)
    if (before?.version !== after?.version && after !== undefined) changes = true
    const isNewer = before !== undefined && after !== undefined && node.version > after.version
    const back = isNewer ? olderNode(before, after, node) : undefined
    if (back !== undefined && back.opaque === undefined) goesBack = true
    else problem ??= troubleOf(id, node, before, after, back?.opaque)
  }
  if (types.size === 0) return untouched
  return { types, changes, goesBack, problem: problem !== undefined && isReadable(json) ? problem : undefined }
}

function troubleOf(
  id: string,
  node: ContentNode,
  before: Block | undefined,
  after: Block | undefined,
  noWayBack: string | undefined,
): ContentTrouble | undefined {
  if (before === undefined) return undefined
  if (after === undefined) return { kind: 'missed', node: id, reason: `It contains the block “${before.title}”.` }
  const now = upgradeNode(before, node)
  if (now.opaque !== undefined) return undefined
  if (noWayBack !== undefined) return { kind: 'newer', node: id, reason: noWayBack }
  const { opaque, node: next } = upgradeNode(after, node)
  if (opaque !== undefined) return { kind: 'failed', node: id, reason: opaque }
  if (isSameSchema(before, after) || !fits(before, now.node) || fits(after, next)) return undefined
  return { kind: 'misfit', node: id, reason: misfitOf(after, next) }
}

const fits = (block: Block, { props }: ContentNode) => compiledCheck(block.schema, fillProps(block, props))

function misfitOf(block: Block, { props }: ContentNode): string {
  const [first] = schemaProblems(block.schema, fillProps(block, props))
  const where = first === undefined ? '' : ` The prop “${first.path.slice(1).replaceAll('/', '.')}”: ${first.message}`
  return `Its data does not fit the new block “${block.title}”.${where}`
}

const schemas = new WeakMap<Block, string>()

/** Told by their text, kept for each block: two versions of a package never share a schema. */
function isSameSchema(one: Block, other: Block): boolean {
  return one === other || (schemaText(one) === schemaText(other) && one.version === other.version)
}

function schemaText(block: Block): string {
  const text = schemas.get(block) ?? JSON.stringify(block.schema)
  schemas.set(block, text)
  return text
}

/**
 * Only what a block reads is looked at: that a tree of nodes is sound takes ten times as long, and was seen to when it
 * was stored.
 */
export function nodesOf(value: unknown): [string, ContentNode][] {
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
