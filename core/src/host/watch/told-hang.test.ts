import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeLog } from '../../http/log.ts'
import { FaultLog } from '../fault-log.ts'
import type { RunningPart } from './running-marks.ts'
import { Suspicion } from './suspicion.ts'
import { distrust, report, toldOf } from './told-hang.ts'
import { WatchRecord } from './watch-record.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-told-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const job = (name: string): RunningPart => ({
  ...{ package: `@acme/${name}`, version: '1.0.0', part: `job ${name}.work`, place: `${name}.work`, where: 'job' },
})

/** What a new process makes of a hang before it. */
function nextProcess(...parts: readonly RunningPart[]) {
  const [record, faults] = [new WatchRecord(), new FaultLog()]
  const told = toldOf({ parts, milliseconds: 3000 }, new Suspicion(folder))
  distrust(told, record)
  report(told, faults, makeLog('silent'))
  return parts.map((part) => {
    const [fault] = faults.recent(part.package)
    return { isRefused: record.isEndless(part), where: fault?.where, isWithdrawn: fault?.isEndless === true }
  })
}

test('issue 15: a job that hung a process by itself is not begun again, and its version is withdrawn', () => {
  expect(nextProcess(job('loops'))).toEqual([{ isRefused: true, where: 'job', isWithdrawn: true }])
})

test('issue 15: two parts of one version are held to have done it together', () => {
  const route = { ...job('loops'), part: 'GET /', place: 'GET /', where: 'route' } as const
  expect(nextProcess(job('loops'), route).map(({ isRefused }) => isRefused)).toEqual([true, true])
})

test('issue 15: of several versions, the one that was there the second time is withdrawn, and no other', () => {
  const once = { isRefused: false, where: 'job', isWithdrawn: false }
  expect(nextProcess(job('loops'), job('fine'))).toEqual([once, once])
  expect(nextProcess(job('other'), job('loops'))).toEqual([once, { isRefused: true, where: 'job', isWithdrawn: true }])
})
