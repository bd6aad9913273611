import { describe, expect, it } from 'vitest'
import { HashQueue } from './hash-queue.ts'

describe('the queue of passwords', () => {
  it('runs as many as it may at once, the others in their order, and turns the surplus away', async () => {
    const queue = new HashQueue({ atOnce: 2, waiting: 3 })
    const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>())
    const begun: number[] = []
    const all = gates.map(({ promise }, index) =>
      queue.run(async () => {
        begun.push(index)
        await promise
        return index
      }),
    )
    await expect(all[5]).rejects.toMatchObject({ code: 'TOO_MANY_PASSWORDS', status: 429, details: { retryAfter: 5 } })
    expect(begun).toEqual([0, 1])
    for (const [index, gate] of gates.entries()) {
      gate.resolve()
      if (index < 5) await all[index]
    }
    expect(begun).toEqual([0, 1, 2, 3, 4])
    expect(await Promise.all(all.slice(0, 5))).toEqual([0, 1, 2, 3, 4])
  })

  it('gives the place of work that failed to the next', async () => {
    const queue = new HashQueue({ atOnce: 1, waiting: 1 })
    const failed = queue.run(() => Promise.reject(new Error('no memory')))
    const next = queue.run(async () => 'done')
    await expect(failed).rejects.toThrow('no memory')
    expect(await next).toBe('done')
    expect(await queue.run(async () => 'later')).toBe('later')
  })
})
