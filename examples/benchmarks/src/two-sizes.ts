import type { TestClient } from '@ashlar/sdk/testing'
import type { Row } from './report.ts'
import { median, percentile, rounded } from './statistics.ts'

export interface TwoSizes {
  /** What the rows are: "customers". */
  readonly noun: string
  readonly few: number
  readonly many: number
  /** Of the websites with few and with many rows. */
  readonly clients: readonly [TestClient, TestClient]
  /** Addresses that are asked for in turn; with `ask`, what that makes of them. */
  readonly questions: readonly string[]
  readonly ask?: (client: TestClient, question: string) => ReturnType<TestClient['get']>
  readonly rounds: number
  readonly warmUp: number
  /** Whether a reply has rows. */
  readonly isAnswered: (reply: { readonly statusCode: number; json(): unknown }) => boolean
  /** Of the 99th percentile. */
  readonly aim: number
}

/** A list of the admin with rows. */
export function isListed(reply: { readonly statusCode: number; json(): unknown }): boolean {
  const { results } = reply.json() as { readonly results?: { readonly rows: readonly unknown[] } }
  return reply.statusCode === 200 && (results?.rows.length ?? 0) > 0
}

/** The same questions to two websites in turn, of which one has many times the rows of the other. */
export async function askedBoth(both: TwoSizes): Promise<readonly Row[]> {
  const { noun, few, many, clients, questions, rounds, warmUp, isAnswered, aim } = both
  const { ask = (client, question) => client.get(question) } = both
  const times = questions.map((): readonly [number[], number[]] => [[], []])
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const question = round % questions.length
    for (const [index, client] of clients.entries()) {
      const path = questions[question] ?? ''
      const begun = performance.now()
      const reply = await ask(client, path)
      const took = performance.now() - begun
      if (!isAnswered(reply)) throw new Error(`${path}: ${reply.body.slice(0, 300)}`)
      if (round >= warmUp) times[question]?.[index]?.push(took)
    }
  }
  const [short, long] = [0, 1].map((index) => times.flatMap((each) => each[index] ?? []))
  const figures = (what: string, of: (values: readonly number[]) => number, more: { aim?: number }): Row => ({
    ...{ what, unit: '×', ...more, value: of(long ?? []) / of(short ?? []) },
    from: `${rounded(of(long ?? []))} ms of ${many} rows / ${rounded(of(short ?? []))} ms of ${few}`,
  })
  const p99 = (values: readonly number[]) => percentile(values, 99)
  const [slowest] = times
    .map(([one, other], index): [string, number, number] => [questions[index] ?? '', median(other), median(one)])
    .toSorted(([, one], [, other]) => other - one)
  const [question = '', longTime = 0, shortTime = 1] = slowest ?? []
  const name = new Intl.NumberFormat('en')
  return [
    figures(`${noun}: ${name.format(many)} rows vs. ${name.format(few)}, p99`, p99, { aim }),
    figures('the same, median', median, {}),
    {
      ...{ what: 'the same, its slowest question', unit: '×', value: longTime / shortTime },
      from: `${question}: ${rounded(longTime)} ms / ${rounded(shortTime)} ms, medians`,
    },
  ]
}
