import { defineModule } from '@ashlar/sdk'
import {
  type BulkMail,
  type BulkMailLater,
  type BulkMailSource,
  type BulkResult,
  migration,
  type Transaction,
  tenantTable,
} from '@ashlar/sdk/server'

export const letters = defineModule({ id: 'letters', title: 'Letters', always: true })

export const letterMigrations = [
  migration('0001-letter', [
    tenantTable('letter', [
      'n integer not null',
      'address text not null',
      "state text not null default 'queued'",
      "error text not null default ''",
      'due_at timestamptz not null default now()',
      'primary key (tenant_id, n)',
    ]),
  ]),
]

/** Letters to people, as a campaign sends them: those that were postponed wait for an hour. */
export class Letters implements BulkMailSource {
  readonly id = 'letters.letters'

  async resume(tx: Transaction): Promise<void> {
    await tx.sql`update letters.letter set state = 'queued' where state = 'sending'`
  }

  async next(tx: Transaction, most: number): Promise<readonly BulkMail[] | BulkMailLater | undefined> {
    const taken = await tx.sql<{ n: number; address: string }>`update letters.letter set state = 'sending'
      where n in (select n from letters.letter where state = 'queued' and due_at <= now() order by n limit ${most})
      returning n, address`
    if (taken.length > 0) {
      return taken.map(({ n, address }) => ({
        ...{ key: `letter-${n}`, to: address, fromName: 'Kiln\r\nBcc: x', headers: { 'X-Letter': String(n) } },
        ...{ subject: `Letter ${n}`, text: `Dear ${n}`, html: `<p>Dear ${n}</p>` },
      }))
    }
    const [later] = await tx.sql<{
      at: Date | null
    }>`select min(due_at) as at from letters.letter where state = 'queued'`
    return later?.at ? { after: later.at } : undefined
  }

  async stillWanted(tx: Transaction, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const numbers = keys.map((key) => Number(key.slice('letter-'.length)))
    const rows = await tx.sql<{ n: number }>`select n from letters.letter
      where n = any(${numbers}::integer[]) and state = 'sending'`
    return new Set(rows.map(({ n }) => `letter-${n}`))
  }

  async record(tx: Transaction, results: readonly BulkResult[]): Promise<void> {
    for (const result of results) await this.#record(tx, result)
  }

  async #record(tx: Transaction, { key, outcome, error }: BulkResult): Promise<void> {
    const state = { sent: 'sent', refused: 'failed', postponed: 'queued', returned: 'queued' }[outcome]
    await tx.sql`update letters.letter set state = ${state}, error = ${error},
        due_at = case when ${outcome} = 'postponed' then now() + interval '1 hour' else due_at end
      where n = ${Number(key.slice('letter-'.length))}::integer and state = 'sending'`
  }
}

/** Letters with these numbers, to `<n>@example.com` unless told otherwise. */
export async function writeLetters(
  tx: Transaction,
  from: number,
  count: number,
  address = (n: number) => `${n}@example.com`,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({ n: from + at, address: address(from + at) }))
  await tx.sql`insert into letters.letter (n, address)
    select n, address from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(n integer, address text)`
}
