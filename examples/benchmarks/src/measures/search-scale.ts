import { type InMemoryHost, testHost } from '@ashlar/core/testing'
import { Database } from '@ashlar/sdk/server'
import type { Row } from '../report.ts'
import { median, percentile, rounded } from '../statistics.ts'

const [few, many] = [1_000, 1_000_000]
const rounds = 200
const warmUp = 20
const kind = 'bench.document'
const limit = 50

/** What is typed: words that both websites have, and how common they are. */
const questions: Readonly<Record<string, string>> = {
  'a rare word': 'word777',
  'two letters': 'wo',
  'the commonest word': 'common',
  'a SKU': 'sku777',
  'two words': 'common word7',
  'eight common words': 'common often usual w wo wor word word1',
}

/** The same searches of two websites in turn: one has a thousand documents, the other a million. */
export async function searchScale(): Promise<readonly Row[]> {
  await using test = await testHost({})
  const { a, b } = test.tenants
  await fill(test, a.guid, few)
  await fill(test, b.guid, many)
  await test.sql`vacuum analyze core.search_word`
  const database = test.composition.resolve(Database)
  const rows: Row[] = []
  for (const [what, words] of Object.entries(questions)) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds + warmUp; round += 1) {
      for (const [index, { guid }] of [a, b].entries()) {
        const begun = performance.now()
        const { ids } = await database.forTenant(guid, (tx) => tx.search.find(kind, words, { limit }))
        const took = performance.now() - begun
        if (ids.length === 0) throw new Error(`Nothing was found for “${words}”.`)
        if (round >= warmUp) times[index]?.push(took)
      }
    }
    rows.push(compared(what, times))
  }
  return [...rows, await size(test)]
}

function compared(what: string, [short, long]: readonly [number[], number[]]): Row {
  const p99 = (values: readonly number[]) => percentile(values, 99)
  return {
    ...{ what: `search by ${what}: 1,000,000 documents vs. 1,000, p99`, unit: '×', aim: 3 },
    value: p99(long) / p99(short),
    from: `${rounded(p99(long))} ms / ${rounded(p99(short))} ms, medians ${rounded(median(long))} / ${rounded(median(short))}`,
  }
}

/** Documents in one statement. */
const atOnce = 25_000

/** Six words each: three that all have, one of five thousand, one of ten and its own. */
async function fill(test: InMemoryHost, tenant: string, count: number): Promise<void> {
  for (let from = 1; from <= count; from += atOnce) {
    await fillPart(test, tenant, [from, Math.min(count, from + atOnce - 1)])
  }
}

async function fillPart(test: InMemoryHost, tenant: string, [from, to]: readonly [number, number]): Promise<void> {
  await test.sql`insert into core.search_word (tenant_id, kind, id, word, weight, rank)
    select ${tenant}::uuid, ${kind}, n, word, 1, n % 1000 from generate_series(${from}::integer, ${to}::integer) n,
      unnest(array['common', 'often', 'usual', 'word' || n % 5000, 'word' || n % 10, 'sku' || n]) word
    on conflict do nothing`
}

async function size(test: InMemoryHost): Promise<Row> {
  const [found] = await test.sql<{ bytes: number }>`select pg_total_relation_size('core.search_word')::float8 as bytes`
  return {
    what: 'the same, table and indexes',
    unit: 'MB',
    value: (found?.bytes ?? 0) / 1e6,
    from: `${many} documents`,
  }
}
