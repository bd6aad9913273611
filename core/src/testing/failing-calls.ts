// F3: one flow after the other, with one call to the database failing in it.
import type { TestReply } from '@ashlar/sdk/testing'
import { type Failure, failCall, failures } from '../data/testing-failures.ts'
import type { InMemoryHost } from './test-host.ts'

/** Something that people do, done once on things of its own. */
export interface Attempt {
  /** Send the request; each time the same one, with the same key. */
  send(): Promise<TestReply>
  /** For what goes on after its answer: what that came to, as a reply. Asked when calls succeed again. */
  ended?(reply: TestReply): Promise<TestReply>
  /** What of it is stored, past the code under test: `none`, `done`, or what is wrong. */
  effect(): Promise<string>
}

/** Makes what an attempt needs; the name is another each time. */
export type Flow = (name: string) => Promise<Attempt>

/** What went wrong, and at how many calls each flow was made to fail. */
export interface Failed {
  readonly faults: readonly string[]
  readonly points: number
}

/**
 * Let each call to the database that a flow makes fail in turn, in one way or in each, up to `most` calls. Expected:
 * the answer is a success or typed, never a raw 500; the effect is whole or absent; sent again it is there once.
 */
export async function failEachCall(
  host: InMemoryHost,
  flow: Flow,
  { most, kinds, counted = /^/ }: { most: number; kinds: (nth: number) => readonly Failure[]; counted?: RegExp },
): Promise<Failed> {
  const faults: string[] = []
  let points = 0
  for (let nth = 1, isReached = true; isReached && nth <= most; nth += 1) {
    for (const failure of kinds(nth)) {
      const attempt = await flow(`${counted.source.length}-${nth}-${failures.indexOf(failure)}`)
      const { pool } = host.database.data.store
      const failing = failCall(pool, nth, failure, counted)
      const answered = await attempt.send()
      await failing.end()
      const statement = failing.failed()
      isReached = statement !== undefined
      if (!isReached) break
      points += 1
      const first = await endOf(attempt, answered)
      const after = await attempt.effect()
      // What would be waited for: whoever sends again does not send at once.
      await host.sql`update core.idempotency_key set created_at = created_at - interval '1 minute' where reply is null`
      const second = await endOf(attempt, await attempt.send())
      // Nobody knows what became of a commit: its key stays taken, and says so.
      const isUnknown =
        statement === 'commit' && failure === 'connection lost' && codeOf(second) === 'IDEMPOTENCY_KEY_IN_USE'
      if (isUnknown) continue
      const fault = faultOf([first, after, second, await attempt.effect()])
      if (fault !== undefined) faults.push(`call ${nth}, ${failure}: ${fault} (${statement?.slice(0, 160)})`)
    }
  }
  return { faults, points }
}

const endOf = async ({ ended }: Attempt, reply: TestReply) => (ended === undefined ? reply : ended(reply))

function faultOf([first, after, second, end]: [TestReply, string, TestReply, string]): string | undefined {
  const told = `${first.statusCode} ${first.body.slice(0, 200)}, then ${second.statusCode} ${second.body.slice(0, 200)}`
  if (first.statusCode >= 500 && !isTyped(first)) return `not a typed failure: ${told}`
  if (second.statusCode >= 500) return `sent again it fails: ${told}`
  if (after !== 'none' && after !== 'done') return `half done: ${after}; ${told}`
  if (first.statusCode < 300 && after !== 'done') return `acknowledged and not done: ${told}`
  if (end !== 'done') return `after both: ${end}; ${told}`
  // What took effect without an answer may be refused the second time: taken, stale, or a key in use.
  if (second.statusCode >= 300 && after !== 'done') return `refused the second time: ${told}`
  return undefined
}

const codeOf = (reply: TestReply): unknown => (reply.statusCode < 300 ? undefined : reply.json().code)

function isTyped(reply: TestReply): boolean {
  if (reply.statusCode === 500 || !String(reply.headers['content-type']).includes('json')) return false
  const { success, code, error } = reply.json()
  return success === false && typeof code === 'string' && code !== 'INTERNAL' && typeof error === 'string'
}

/** One kind for each call, another one for the next. */
export const inTurn = (nth: number): readonly Failure[] => failures.slice(nth % failures.length).slice(0, 1)
/** The same for every so manieth call alone, where a flow makes many. */
export const inTurnEvery = (step: number) => (nth: number) => (nth % step === 0 ? inTurn(nth / step) : [])
export const unanswered = (): readonly Failure[] => ['answer lost']
export const everyKind = (): readonly Failure[] => failures

/** All of the given rows are there, or none. */
export async function countsOf(rows: Readonly<Record<string, Promise<object[]>>>): Promise<string> {
  const counts: string[] = []
  for (const [what, found] of Object.entries(rows)) counts.push(`${(await found).length} ${what}`)
  if (counts.every((count) => count.startsWith('0 '))) return 'none'
  return counts.every((count) => count.startsWith('1 ')) ? 'done' : counts.join(', ')
}
