import { AshlarError, csvLines, type Database, type PageAddresses, type Transaction } from '@ashlar/sdk/server'
import type { ImportRedirects } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { type ImportedRedirect, redirectLimits } from '../../redirect.ts'
import { localPath } from './redirect.address.ts'
import { checkedRule } from './redirect.service.ts'
import { indexRedirect, redirectAt, redirectById } from './redirect.store.ts'

/** Lines of one file. */
export const mostLines = 1000

/** Ends a transaction that was only meant to show what would come of it. */
class OnlyShown extends Error {
  readonly lines: readonly ImportedRedirect[]

  constructor(lines: readonly ImportedRedirect[]) {
    super('Nothing was written.')
    this.lines = lines
  }
}

/** Redirects from a file with the columns from, to, code: all of them or none. */
export class RedirectImportService {
  readonly #database: Database
  readonly #pages: PageAddresses

  constructor(database: Database, pages: PageAddresses) {
    this.#database = database
    this.#pages = pages
  }

  /**
   * What becomes of each line; written only with `apply`, and only when no line is at fault.
   * @throws IMPORT_EMPTY, IMPORT_TOO_LONG; REDIRECTS_NOT_IMPORTED naming each line at fault
   */
  async import({ text, apply }: ImportRedirects, by: string): Promise<readonly ImportedRedirect[]> {
    const rows = rowsOf(text)
    try {
      return await this.#database.tenant(async (tx) => {
        const lines: ImportedRedirect[] = []
        // One after the other: a line may lead to where another one begins.
        for (const row of rows) lines.push(await taken(tx, this.#pages, row, lines, by))
        const faults = lines.filter(({ problem }) => problem !== null)
        if (!apply) throw new OnlyShown(lines)
        if (faults.length > 0) {
          throw errors
            .REDIRECTS_NOT_IMPORTED()
            .at(...faults.map(({ line, problem }) => ({ path: `line ${line}`, message: problem ?? '' })))
        }
        tx.audit({ action: 'redirect.imported', entity: 'redirect', entityId: '', details: { count: lines.length } })
        return lines
      })
    } catch (error) {
      if (error instanceof OnlyShown) return error.lines
      throw error
    }
  }
}

interface FileLine {
  readonly line: number
  readonly source: string
  readonly target: string
  readonly code: string
}

function rowsOf(text: string): readonly FileLine[] {
  const [first, ...others] = csvLines(text)
  // A heading is no address.
  const lines = first?.cells[0]?.startsWith('/') ? [first, ...others] : others
  if (lines.length === 0) throw errors.IMPORT_EMPTY()
  if (lines.length > mostLines) throw errors.IMPORT_TOO_LONG(mostLines)
  return lines.map(({ line, cells: [source = '', target = '', code = ''] }) => ({ line, source, target, code }))
}

const codes: Readonly<Record<string, 301 | 302 | 410>> = { '': 301, 301: 301, 302: 302, 410: 410 }

/** One line put in its place, or why it can't be. */
async function taken(
  tx: Transaction,
  pages: PageAddresses,
  row: FileLine,
  before: readonly ImportedRedirect[],
  by: string,
): Promise<ImportedRedirect> {
  const { source, target } = row
  const shown = { ...row, code: row.code || '301', isNew: true }
  const code = codes[row.code]
  if (code === undefined) return { ...shown, problem: 'The code must be 301, 302 or 410.' }
  if (source.length > redirectLimits.source) return { ...shown, problem: 'This address is too long.' }
  const twin = before.find((each) => localPath(each.source) === localPath(source) && each.problem === null)
  if (twin) return { ...shown, problem: `Row ${twin.line} has the same address.` }
  try {
    const known = await redirectAt(tx, localPath(source) ?? source)
    const rule = await checkedRule(tx, pages, { source, target, code }, known?.id ?? null)
    const [made] = await tx.sql<{ id: number }>`
      insert into redirects.page_redirect (source, target, code, author_name)
      values (${rule.source}, ${rule.target}, ${rule.code}, ${by})
      on conflict (tenant_id, source) do update set target = excluded.target, page_id = null, code = excluded.code,
        is_automatic = false, author_name = excluded.author_name returning id`
    // What was asked for in vain now leads somewhere.
    await tx.sql`delete from redirects.not_found_address where path = ${rule.source}`
    if (made) await indexRedirect(tx, await redirectById(tx, made.id))
    return { ...shown, isNew: known === undefined, problem: null }
  } catch (error) {
    if (!(error instanceof AshlarError)) throw error
    return { ...shown, problem: error.errors[0]?.message ?? error.message }
  }
}
