import { quoted } from '../data/sql-text.ts'
import { type Client, placeOf, type Table } from './tables.ts'

/** Told as rows arrive: how many of how many. */
export type CountRows = (done: number, all: number) => void

/** Characters that a portion of rows is to have, and rows at most. Archives of packages lie in rows, too. */
const portion = { characters: 4_000_000, rows: 1_000 }

/** Values travel as the text that the database writes and reads itself: exact, and nothing here knows a type. */
const asWritten = { getTypeParser: () => (text: string) => text }

/**
 * Copy the rows of a table, a portion at a time. The source is in a transaction, which keeps the cursor.
 *
 * @returns how many there were
 */
export async function copyRows(
  source: Client,
  target: Client,
  table: Table,
  { where = 'true', tell }: { readonly where?: string | undefined; readonly tell: CountRows },
): Promise<number> {
  const place = placeOf(table)
  const names = table.columns.map(({ name }) => quoted(name)).join(', ')
  const counted = await source.query<{ count: string }>(`select count(*)::text as count from ${place} where ${where}`)
  const all = Number(counted.rows[0]?.count)
  if (all === 0) return 0
  const insert = insertInto(place, table.columns, names)
  await source.query(`declare portion no scroll cursor for select ${names} from ${place} where ${where}`)
  let done = 0
  for (let size = 10; ; ) {
    const { rows } = await source.query<(string | null)[]>({
      text: `fetch ${size} from portion`,
      rowMode: 'array',
      types: asWritten,
    })
    if (rows.length === 0) break
    await target.query(
      insert,
      table.columns.map((_, at) => rows.map((row) => row[at] ?? null)),
    )
    done += rows.length
    tell(done, all)
    size = nextSize(size, rows)
  }
  await source.query('close portion')
  if (done !== all) throw new Error(`${place} had ${all} rows and ${done} arrived.`)
  return done
}

/** One array of texts a column, so that a portion is one statement however many rows it has. */
function insertInto(place: string, columns: Table['columns'], names: string): string {
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const given = columns.map((_, at) => `v${at}`).join(', ')
  const typed = columns.map(({ type }, at) => `v${at}::${type}`).join(', ')
  return `insert into ${place} (${names}) overriding system value
    select ${typed} from unnest(${arrays}) as given (${given})`
}

function nextSize(size: number, rows: readonly (readonly (string | null)[])[]): number {
  let characters = 0
  for (const row of rows) for (const value of row) characters += value?.length ?? 4
  const fitting = Math.floor((portion.characters * rows.length) / characters)
  return Math.max(1, Math.min(fitting, size * 4, portion.rows))
}
