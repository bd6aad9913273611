// A5: what an answer says, and the work behind it: what of it differs can be told from outside.
import type { TestReply } from '@ashlar/sdk/testing'
import { failCall } from '../data/testing-failures.ts'
import { hashesIn } from '../platform/identity/hash-count.ts'
import type { InMemoryHost } from './test-host.ts'

export interface AnswerCost {
  readonly status: number | undefined
  readonly told: object
  /** Passwords that were hashed. */
  readonly hashes: number
  /** Calls to the database. Those of jobs would count too: of a host without any. */
  readonly calls: number
}

export async function costOf(host: InMemoryHost, ask: () => Promise<TestReply>): Promise<AnswerCost> {
  const counting = failCall(host.database.data.store.pool, Number.POSITIVE_INFINITY, '40001')
  let reply: TestReply | undefined
  const hashes = await hashesIn(async () => {
    reply = await ask()
  })
  await counting.end()
  const { requestId, ...told } = reply?.json() ?? {}
  return { status: reply?.statusCode, told, hashes, calls: counting.calls() }
}
