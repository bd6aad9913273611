import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileInspection, InspectionBusy } from './file-inspection.ts'
import type { InspectionLimits } from './inspection-process.ts'

const script = new URL('./misbehaving.child.ts', import.meta.url)
const nothing = { bytes: Buffer.alloc(0) }

// On a slow and busy machine a plain file meets no limit of time either.
const limits = { time: 25_000, memory: 400, long: 25_000 }
const hasty = { ...limits, time: 2500 }

let inspection: FileInspection
const useLimits = (chosen: InspectionLimits) => {
  inspection = new FileInspection(chosen, script)
}
beforeEach(() => useLimits(limits))
afterEach(() => inspection.close())

const inspect = (tenant: string, fileName: string) => inspection.inspect(tenant, nothing, { fileName })
const pidOf = async (tenant: string) => {
  const result = await inspect(tenant, 'plain')
  return 'refused' in result ? Number(result.detail) : 0
}
const runs = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('FileInspection (T8, T9)', () => {
  it.each([
    ['takes too long', 'loop', hasty, 'It took longer than 2500 ms.'],
    ['takes too much memory', 'memory', limits, 'It took more than 400 MB.'],
    ['ends its process', 'crash', limits, 'The process that checked it stopped.'],
  ])('refuses a file that %s, and checks the next one', async (_, fileName, chosen, detail) => {
    useLimits(chosen)
    const first = await pidOf('a')
    expect(await inspect('a', fileName)).toEqual({ refused: 'too much work', detail })
    const second = await pidOf('a')
    expect(second).not.toBe(first)
    // A process that is killed goes once its memory has been given back.
    await vi.waitFor(() => expect(runs(first)).toBe(false), { timeout: 20_000 })
  })

  it('does it in another process, which is kept for the next file', async () => {
    const first = await pidOf('a')
    expect(first).not.toBe(process.pid)
    expect(await pidOf('b')).toBe(first)
  })

  it('takes a fresh process after a file that took long, whose reader may have kept much of it', async () => {
    useLimits({ ...limits, long: 400 })
    const slow = await inspect('a', 'slow')
    const after = await inspect('a', 'plain')
    expect([slow, after]).toEqual(Array(2).fill({ refused: 'broken', detail: expect.stringMatching(/^\d+$/) }))
    expect(after).not.toEqual(slow)
  })

  it('checks the file of one tenant before the second of five hostile ones of another', async () => {
    let finished = 0
    const hostile = ['loop', 'loop', 'loop', 'loop', 'loop'].map(async (name) => {
      await inspect('a', name)
      finished += 1
    })
    await inspect('b', 'plain')
    expect(finished).toBe(0)
    inspection.close()
    await Promise.allSettled(hostile)
  })

  it('takes no more than twenty waiting files of a tenant, and still those of another', async () => {
    const asked = Array.from({ length: 22 }, () => inspect('a', 'plain'))
    const outcomes = await Promise.allSettled([...asked, inspect('b', 'plain')])
    expect(outcomes.map(({ status }) => status).indexOf('rejected')).toBe(21)
    expect(outcomes.at(21)).toMatchObject({ reason: expect.any(InspectionBusy) })
    expect(outcomes.at(22)).toMatchObject({ status: 'fulfilled' })
  })

  it('ends its processes when it is closed, whatever they are doing', async () => {
    const pid = await pidOf('a')
    const stuck = inspect('a', 'loop')
    const waiting = inspect('a', 'plain').catch((error: Error) => error.message)
    inspection.close()
    expect(await waiting).toBe('The server is stopping.')
    expect(await stuck).toMatchObject({ refused: 'too much work' })
    while (runs(pid)) await delay(10)
    await expect(inspect('a', 'plain')).rejects.toThrow('The server is stopping.')
  })

  it('says so when its process can not be started', async () => {
    const broken = new FileInspection(undefined, new URL('./nothing.child.ts', import.meta.url))
    const asked = broken.inspect('a', nothing, {})
    await expect(asked).rejects.toThrow('The process that checks uploaded files could not be started.')
  })
})
