import type { Content } from '@ashlar/sdk'
import { type ArchiveRow, AshlarError, contentOf } from '@ashlar/sdk/server'
import type { Acceptance, ContentGate } from './content-gate.ts'

/**
 * Content as an archive brings it, checked as when somebody saves it. Blocks whose package is not here are kept as they
 * are, for the day on which it comes: nothing of theirs is shown until then.
 *
 * @throws the refusals of content, naming the nodes
 */
export async function archivedContent(
  gate: ContentGate,
  value: unknown,
  roots?: Acceptance['roots'],
): Promise<Content | null> {
  if (value === null) return null
  const content = contentOf(value)
  return gate.accept(content, { ...(roots && { roots }), stored: () => strangersIn(gate, content) })
}

/** A revision that no save would take any more is no reason to refuse a website: null leaves it out. */
export async function archivedRevision(
  gate: ContentGate,
  row: ArchiveRow,
  roots?: Acceptance['roots'],
): Promise<ArchiveRow | null> {
  try {
    return { ...row, content: await archivedContent(gate, row['content'], roots) }
  } catch (error) {
    if (error instanceof AshlarError && error.status < 500) return null
    throw error
  }
}

async function* strangersIn(gate: ContentGate, content: Content): AsyncGenerator<Content> {
  const nodes = Object.entries(content.nodes).filter(([, { type, overrides = {} }]) =>
    [type, ...Object.values(overrides).map((override) => override.type)].some((each) => !gate.knows(each)),
  )
  if (nodes.length > 0) yield { ...content, nodes: Object.fromEntries(nodes) }
}
