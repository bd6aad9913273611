import { setTimeout as delay } from 'node:timers/promises'
import type { Caller } from './caller.fixture.ts'

/** Milliseconds in which 50 and 99 of a hundred visits were answered. */
export interface Visits {
  readonly p50: number
  readonly p99: number
}

/** How long visits took. */
export function visitsOf(times: readonly number[]): Visits {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.POSITIVE_INFINITY
  return { p50: at(0.5), p99: at(0.99) }
}

/**
 * A visitor who asks for a page again and again; gives the milliseconds of each visit.
 *
 * @throws when a visit is not answered with 200
 */
export async function visit(visitor: Caller, count: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let visits = 0; visits < count; visits += 1) {
    const { status, took } = await visitor.get('/')
    if (status !== 200) throw new Error(`A visit was answered with ${status}.`)
    times.push(took)
    await delay(5)
  }
  return times
}

export const visits = async (visitor: Caller, count: number): Promise<Visits> => visitsOf(await visit(visitor, count))

/** Does `work` again and again, as often at once as there are callers, until it is told to end. Gives how often. */
export function again(callers: number, work: (turn: number) => Promise<unknown>) {
  let isOver = false
  let done = 0
  const all = Array.from({ length: callers }, async (_, caller) => {
    for (let turn = caller; !isOver; turn += 1) {
      await work(turn)
      done += 1
    }
  })
  return async () => {
    isOver = true
    await Promise.all(all)
    return done
  }
}
