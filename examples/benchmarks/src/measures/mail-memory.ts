import { setTimeout as delay } from 'node:timers/promises'
import { startMailServer } from '@ashlar/demo/mail-server'
import { begun, startMailing, told } from '../mailing-process.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { rounded } from '../statistics.ts'

const [few, many] = [1_000, 100_000]
/** Campaigns to few, one after the other, whose peak is compared. */
const rounds = 20
/** Milliseconds between two looks while it sends. */
const every = 1_000

/** What a sending server holds while it sends to many and to few, after the collection of garbage. */
export async function mailMemory(): Promise<readonly Row[]> {
  await using mails = await startMailServer()
  await using server = await startMailing(mails)
  const of = async (people: number) => peak(server, people)
  // The first ones compile what is hot, and open connections.
  for (const _ of [1, 2, 3]) await of(few)
  // One of them is looked at a few times, the large one hundreds of times, so that chance would make its peak the higher.
  const small = { heap: 0, resident: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const { heap, resident } = await of(few)
    small.heap = Math.max(small.heap, heap)
    small.resident = Math.max(small.resident, resident)
  }
  const large = await of(many)
  const row = (what: string, one: number, other: number, aim: number): Row => ({
    ...{ what, unit: 'MB', aim, value: other - one },
    from: `${rounded(other, 1)} MB / ${rounded(one, 1)} MB`,
  })
  return [
    row('memory while 100,000 are sent a campaign beyond that of 1,000, heap', small.heap, large.heap, 16),
    row('the same, resident', small.resident, large.resident, 16),
  ]
}

/** The most that was held while it was sent. */
async function peak(server: ServerProcess, people: number): Promise<{ heap: number; resident: number }> {
  const { campaign } = await begun(server, people)
  const most = { heap: 0, resident: 0 }
  for (;;) {
    const { heap = 0, resident = 0 } = await told(server, { memory: true })
    most.heap = Math.max(most.heap, heap)
    most.resident = Math.max(most.resident, resident)
    const { status } = await told(server, { look: campaign })
    if (status === 'sent') return most
    if (status !== 'sending') throw new Error(`The campaign is ${status}.`)
    await delay(every)
  }
}
