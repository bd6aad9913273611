import type { BlockData } from '@ashlar/sdk/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AskedNode, BlockLoads } from './block-loads.ts'

const block = (props: Record<string, unknown>) => ({ type: 'acme/price', version: 1, props })
interface Sent {
  readonly nodes: readonly AskedNode[]
  readonly signal: AbortSignal
  readonly answer: PromiseWithResolvers<readonly BlockData[]>
}
let sent: Sent[]
let loads: BlockLoads
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  loads = new BlockLoads(7, (_page, nodes, signal) => {
    const answer = Promise.withResolvers<readonly BlockData[]>()
    sent.push({ nodes, signal, answer })
    return answer.promise
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const answer = async (at: number, ...rows: readonly BlockData[]) => {
  sent[at]?.answer.resolve(rows)
  await vi.advanceTimersByTimeAsync(0)
}

test('blocks that appear together are one call, of fifty at most', async () => {
  for (let at = 0; at < 51; at++) loads.ask(`n${at}`, block({ at }))
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ nodes }) => nodes.length)).toEqual([50, 1])
  expect(loads.of('n0')).toMatchObject({ isFirst: true })
})

test('changed props are asked for once they rest, and the data of before stays until the newer comes', async () => {
  const told = vi.fn()
  loads.subscribe('n', told)
  const first = block({ amount: 1 })
  loads.ask('n', first)
  await vi.advanceTimersByTimeAsync(0)
  await answer(0, { node: 'n', data: 'one', failure: '' })
  loads.ask('n', first)
  loads.ask('n', block({ amount: 2 }))
  await vi.advanceTimersByTimeAsync(200)
  loads.ask('n', block({ amount: 3 }))
  await vi.advanceTimersByTimeAsync(299)
  expect([sent.length, loads.of('n').data]).toEqual([1, 'one'])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent[1]?.nodes).toEqual([{ node: 'n', ...block({ amount: 3 }) }])
  expect(loads.of('n').data).toBe('one')
  await answer(1, { node: 'n', data: 'three', failure: '' })
  expect([loads.of('n').data, told.mock.calls.length]).toEqual(['three', 2])
})

test('a call whose blocks have all changed or gone is cancelled, and a late answer of it is not shown', async () => {
  loads.ask('a', block({}))
  loads.ask('b', block({}))
  await vi.advanceTimersByTimeAsync(0)
  loads.ask('a', block({ amount: 2 }))
  expect(sent[0]?.signal.aborted).toBe(false)
  loads.drop('b')
  expect(sent[0]?.signal.aborted).toBe(true)
  await answer(0, { node: 'a', data: 'old', failure: '' }, { node: 'b', data: 'old', failure: '' })
  expect([loads.of('a').data, loads.of('b').data]).toEqual([undefined, undefined])
})

test('a failure of one block, or of the whole call, is its sentence', async () => {
  loads.ask('a', block({}))
  loads.ask('b', block({}))
  await vi.advanceTimersByTimeAsync(0)
  await answer(0, { node: 'a', failure: 'Its data is not there.' }, { node: 'b', data: 1, failure: '' })
  expect([loads.of('a').failure, loads.of('b').failure]).toEqual(['Its data is not there.', ''])
  loads.ask('b', block({ amount: 2 }))
  await vi.advanceTimersByTimeAsync(300)
  sent[1]?.answer.reject(new Error('The server could not be reached.'))
  await vi.advanceTimersByTimeAsync(0)
  expect(loads.of('b')).toEqual({ data: 1, isFirst: false, failure: 'The server could not be reached.' })
})
