import type { Block } from '@ashlar/sdk'
import type { PackageAction } from '@ashlar/sdk/platform'
import type { ChangedDocument, DocumentKind, StoredDocument, Transaction } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { breather } from '../host/breathe.ts'
import { nodesOf } from './content-verdict.ts'
import { olderNode } from './older-data.ts'
import type { PackageSet } from './package-set.ts'
import type { ServingHost } from './parts.ts'

/** What goes back to an older data version with a change. */
export interface GoingBack {
  /** Its blocks by type: as they have stored content, and as they will read it. */
  readonly blocks: ReadonlyMap<string, { readonly newer: Block; readonly older: Block }>
  readonly kinds: readonly DocumentKind[]
  /** Whether it concerns the documents of a tenant, by its guid. */
  readonly concerns: (tenant: string) => boolean
}

/** Documents read at once. */
const batch = 200

/** A change of the set of packages. */
interface SetChange {
  readonly action: PackageAction
  /** npm name of the package that it is about. */
  readonly name: string
  readonly set: PackageSet
  readonly next: PackageSet
}

/** What goes back when a composition takes over with a change; undefined when nothing does. */
export function goingBack(
  host: Pick<ServingHost, 'composition' | 'compositionOf'>,
  after: Composition,
  change: SetChange,
): GoingBack | undefined {
  const before = compositionThatGoes(host, change)
  const blocks = new Map<string, { newer: Block; older: Block }>()
  for (const newer of before.blocks.values()) {
    const older = after.blocks.get(newer.type)
    if (older !== undefined && older.version < newer.version) blocks.set(newer.type, { newer, older })
  }
  if (blocks.size === 0) return undefined
  return {
    blocks,
    concerns: concernedBy(change),
    kinds: after.packages.flatMap(({ server }) => server?.documents ?? []),
  }
}

const triedBy = ({ trials }: PackageSet, name: string) => trials.find((each) => each.name === name)?.tenants ?? []

/** A trial that ends goes from those who tried it; everything else goes from all. */
export function compositionThatGoes(
  host: Pick<ServingHost, 'composition' | 'compositionOf'>,
  { action, name, set }: Omit<SetChange, 'next'>,
): Composition {
  const [first] = triedBy(set, name)
  return action === 'withdraw' && first !== undefined ? host.compositionOf(first) : host.composition
}

/** A trial concerns those who try it, any other change those who do not. */
function concernedBy({ action, name, set, next }: SetChange): GoingBack['concerns'] {
  const tried = new Set(triedBy(action === 'withdraw' ? set : next, name))
  return action === 'withdraw' || action === 'try' ? (tenant) => tried.has(tenant) : (tenant) => !tried.has(tenant)
}

/** Store what the newer blocks have stored as the older ones know it. What has no way back stays as it is. */
export async function storeOlderData(tx: Transaction, { blocks, kinds, concerns }: GoingBack): Promise<void> {
  const breathe = breather()
  const blockTypes = [...blocks.keys()]
  for (const { read, write } of kinds) {
    if (write === undefined) continue
    for (let after: string | null = null; ; ) {
      const documents: readonly StoredDocument[] = await read(tx, { after, limit: batch, blockTypes })
      const changed: ChangedDocument[] = []
      for (const document of documents) {
        await breathe()
        const content = concerns(document.tenant) ? olderContent(document.content, blocks) : undefined
        if (content !== undefined) changed.push({ document, content })
      }
      if (changed.length > 0) await write(tx, changed)
      const last = documents.at(-1)
      if (last === undefined || documents.length < batch) break
      after = last.key
    }
  }
}

/** Undefined when nothing of it changes. */
function olderContent(json: string, blocks: GoingBack['blocks']): string | undefined {
  const content: unknown = JSON.parse(json)
  let changes = false
  for (const [, node] of nodesOf(content)) {
    const block = blocks.get(node.type)
    if (block === undefined || node.version <= block.older.version) continue
    const { node: back, opaque } = olderNode(block.newer, block.older, node)
    if (opaque !== undefined) continue
    Object.assign(node, back)
    changes = true
  }
  return changes ? JSON.stringify(content) : undefined
}
