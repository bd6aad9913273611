import type { PlannedDocument } from '@ashlar/sdk/platform'
import type { DocumentKind, StoredDocument } from '@ashlar/sdk/server'
import type { UnitDatabase } from '../data/index.ts'
import { breather } from '../host/breathe.ts'
import { TenantEntity } from '../platform/tenants/tenant.entity.ts'
import { type BlockChange, type ContentTrouble, verdictOf } from './content-verdict.ts'

/** Documents read at once: a transaction stays short, and little is in memory. */
const batch = 200
/** Documents that a plan names. */
const mostNamed = 20

export interface ContentCheck {
  readonly checked: number
  readonly changed: number
  /** Documents that would be stored as an older version of a block knows them. */
  readonly goingBack: number
  readonly troubles: Readonly<Record<ContentTrouble['kind'], number>>
  /** The first ones in trouble; kept versions of documents only where nothing else is. */
  readonly documents: readonly (PlannedDocument & { readonly trouble: ContentTrouble['kind'] })[]
  /** Documents that hold a block, by its type. */
  readonly holding: ReadonlyMap<string, number>
}

interface Question extends BlockChange {
  readonly kinds: readonly DocumentKind[]
  /** Guids; without it, those of all. */
  readonly tenants?: ReadonlySet<string>
}

/** Bring every stored document with these blocks forward, without keeping the result. Nothing is written. */
export async function checkContent(database: UnitDatabase, question: Question): Promise<ContentCheck> {
  const troubles = { failed: 0, misfit: 0, newer: 0, missed: 0 }
  const holding = new Map<string, number>()
  const documents: (PlannedDocument & { readonly trouble: ContentTrouble['kind'] })[] = []
  const names = new Map<string, string>()
  let checked = 0
  let changed = 0
  let goingBack = 0
  for await (const { kind, document } of documentsOf(database, question)) {
    if (question.tenants !== undefined && !question.tenants.has(document.tenant)) continue
    const { types, changes, goesBack, problem } = verdictOf(document.content, question)
    // A block in a history is not one that somebody misses.
    if (types.size === 0 || (kind.isHistory === true && problem?.kind === 'missed')) continue
    checked++
    if (changes) changed++
    if (goesBack && kind.write !== undefined) goingBack++
    for (const type of kind.isHistory === true ? [] : types) holding.set(type, (holding.get(type) ?? 0) + 1)
    if (problem === undefined) continue
    troubles[problem.kind]++
    if (documents.length >= mostNamed) continue
    const tenant = names.get(document.tenant) ?? (await nameOf(database, document.tenant))
    names.set(document.tenant, tenant)
    documents.push({
      ...{ kind: kind.kind, kindTitle: kind.title, tenant, title: document.title, address: document.address },
      ...{ node: problem.node, reason: problem.reason, trouble: problem.kind },
    })
  }
  return { checked, changed, goingBack, troubles, documents, holding }
}

/** Every document of these kinds that holds one of the types, a batch in each transaction. */
export async function* documentsOf(
  database: UnitDatabase,
  { kinds, types }: Pick<Question, 'kinds' | 'types'>,
): AsyncGenerator<{ kind: DocumentKind; document: StoredDocument }> {
  if (types.size === 0) return
  const breathe = breather()
  const blockTypes = [...types]
  for (const kind of kinds) {
    for (let after: string | null = null; ; ) {
      const from: string | null = after
      const documents: readonly StoredDocument[] = await database.system((tx) =>
        kind.read(tx, { after: from, limit: batch, blockTypes }),
      )
      for (const document of documents) {
        await breathe()
        yield { kind, document }
      }
      const last = documents.at(-1)
      if (last === undefined || documents.length < batch) break
      after = last.key
    }
  }
}

export async function nameOf(database: UnitDatabase, guid: string): Promise<string> {
  const row = await database.system((tx) =>
    tx.db(TenantEntity).selectFrom('tenant').select('name').where('guid', '=', guid).executeTakeFirst(),
  )
  return row?.name ?? ''
}
