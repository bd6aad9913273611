import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { type Child, childDatabase, startChild } from '../../data/testing-child.ts'

const script = new URL('./bulk-mail.child.ts', import.meta.url)

export interface Crashes {
  readonly letters: number
  /** Milliseconds of sending after which each life ends. */
  readonly lives: readonly number[]
}

const takenBy = ({ messages }: Child): string[] =>
  messages.flatMap((message) =>
    typeof message === 'object' && message !== null && 'taken' in message ? [String(message.taken)] : [],
  )

/** Kill a server again and again while it sends: everybody gets a letter, and of each crash four at most get another. */
export async function sendThroughCrashes({ letters, lives }: Crashes): Promise<void> {
  const database = await childDatabase()
  const env = { ...database.env, LETTERS: String(letters) }
  const taken: string[] = []
  try {
    for (const life of lives) {
      const child = startChild(script, env)
      await child.told('taken')
      await delay(life)
      await child.kill()
      taken.push(...takenBy(child))
    }
    expect(new Set(taken).size).toBeLessThan(letters)
    const last = startChild(script, env)
    await last.told('ready')
    const booted = Date.now()
    await last.told('taken')
    expect(Date.now() - booted).toBeLessThan(60_000)
    await last.told('done')
    taken.push(...takenBy(last))
    await last.kill()
  } finally {
    await database.close()
  }
  const people = new Set(taken)
  expect(people.size).toBe(letters)
  expect(taken.length - people.size).toBeLessThanOrEqual(4 * lives.length)
}

/** Two servers of one database, of which the one that sends is killed: together they send everything, one at a time. */
export async function sendByTwoServers(letters: number): Promise<void> {
  const database = await childDatabase()
  const env = { ...database.env, LETTERS: String(letters) }
  const taken: string[] = []
  try {
    const first = startChild(script, env)
    await first.told('ready')
    const second = startChild(script, env)
    await second.told('ready')
    const sender = await Promise.race([first, second].map(async (child) => child.told('taken').then(() => child)))
    await delay(100)
    await sender.kill()
    const other = sender === first ? second : first
    await other.told('done')
    await other.kill()
    taken.push(...takenBy(first), ...takenBy(second))
  } finally {
    await database.close()
  }
  const people = new Set(taken)
  expect(people.size).toBe(letters)
  expect(taken.length - people.size).toBeLessThanOrEqual(4)
}
