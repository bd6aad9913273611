import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HungFiles } from './hung-files.mjs'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const minutes = (count) => count * 60_000

it('names the file that shows no sign of life, and neither one that ended nor one whose test may take longer', () => {
  const hung = []
  const files = new HungFiles((path) => hung.push(path))
  files.sign('ended.test.ts')
  files.sign('loops.test.ts')
  files.sign('long.test.ts', minutes(60))
  files.end('ended.test.ts')
  vi.advanceTimersByTime(minutes(4))
  files.sign('loops.test.ts')
  vi.advanceTimersByTime(minutes(4))
  expect(hung).toEqual([])
  vi.advanceTimersByTime(minutes(2))
  expect(hung).toEqual(['loops.test.ts'])
})
