import { LoadProcess } from './load.ts'
import type { Cpu, ServerProcess } from './server-process.ts'
import { median } from './statistics.ts'

export interface Side {
  readonly server: ServerProcess
  readonly request: string
  /** Measured requests, in all rounds together. */
  readonly requests: number
  /** Of the answers; 200 unless told otherwise. */
  readonly status?: number
}

export interface Compared {
  /** Median of the rounds' ratios: CPU a request of ours by that of the other. */
  readonly ratio: number
  /** The same with the main threads alone. */
  readonly threadRatio: number
  /** Microseconds of CPU a request, medians. */
  readonly ours: number
  readonly oursThread: number
  readonly theirs: number
}

/** Many, since a shared processor is half as fast for seconds at a time, which both have to meet. */
const rounds = 30
/** Rounds before, in which the engine compiles what is hot: for a kept page that takes some 50,000 answers on either side. */
const unmeasuredRounds = 10
const connections = 16

/**
 * CPU for each request of two servers, in rounds that take turns, so that a busy machine disturbs both alike. Without a
 * `rest` (milliseconds of a connection between an answer and its next request) each is asked as fast as it can answer.
 */
export async function compare(ours: Side, theirs: Side, rest = 0): Promise<Compared> {
  using load = new LoadProcess()
  const round = async ({ server, request, requests, status = 200 }: Side): Promise<Cpu> => {
    const total = Math.ceil(requests / rounds)
    const before = await server.cpu()
    await load.send({ port: server.port, request, total, connections, rest, status })
    const after = await server.cpu()
    return { process: (after.process - before.process) / total, thread: (after.thread - before.thread) / total }
  }
  for (let index = 0; index < unmeasuredRounds; index += 1) {
    await round(theirs)
    await round(ours)
  }
  const results: { ours: Cpu; theirs: Cpu }[] = []
  for (let index = 0; index < rounds; index += 1) {
    results.push({ theirs: await round(theirs), ours: await round(ours) })
  }
  const of = (pick: (result: { ours: Cpu; theirs: Cpu }) => number) => median(results.map(pick))
  return {
    ratio: of((each) => each.ours.process / each.theirs.process),
    threadRatio: of((each) => each.ours.thread / each.theirs.thread),
    ours: of((each) => each.ours.process),
    oursThread: of((each) => each.ours.thread),
    theirs: of((each) => each.theirs.process),
  }
}
