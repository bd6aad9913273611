import { afterEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toast-store.ts'
import { later } from './later.ts'

afterEach(() => vi.restoreAllMocks())

/** A fetch that fails until the connection is there. */
function part(failures: number) {
  let left = failures
  const fetch = vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new Error('no line')
    return 'part'
  })
  const error = vi.spyOn(toast, 'error').mockReturnValue('')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return { fetch, error, one: later(fetch) }
}
const settled = () => new Promise((done) => setTimeout(done))

test('however many want it, it is fetched once, kept, and each is told (issue 22)', async () => {
  const { fetch, one, error } = part(0)
  const told = vi.fn()
  one.subscribe(told)
  for (let times = 0; times < 3; times++) one.want()
  expect(one.current()).toBeUndefined()
  await settled()
  one.want()
  expect([one.current(), fetch.mock.calls.length, told.mock.calls.length]).toEqual(['part', 1, 1])
  expect(error).not.toHaveBeenCalled()
})

test('one that fails is said once, and another attempt brings it (issue 22)', async () => {
  const { fetch, one, error } = part(1)
  for (let times = 0; times < 3; times++) one.want()
  await settled()
  expect(error).toHaveBeenCalledTimes(1)
  const [said, options] = error.mock.calls[0] ?? []
  expect(said).toBe('This could not be opened. Check the connection and try again.')
  expect(options?.action?.label).toBe('Try again')
  options?.action?.run()
  await settled()
  expect([one.current(), fetch.mock.calls.length]).toEqual(['part', 2])
})

test('what was opened is closed, and may be opened again; who has turned away is told nothing (issue 22)', async () => {
  const { one, error } = part(2)
  const close = vi.fn()
  const stop = one.want(close)
  await settled()
  expect(close).toHaveBeenCalledTimes(1)
  expect(error.mock.calls[0]?.[1]).not.toHaveProperty('action')
  stop()
  one.want(close)()
  await settled()
  expect([close.mock.calls.length, error.mock.calls.length]).toEqual([1, 1])
  one.want(close)
  await settled()
  expect(one.current()).toBe('part')
})
