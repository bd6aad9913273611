import { expect, test } from 'vitest'
import { InProgress } from './in-progress.ts'
import { KeptPages } from './kept-pages.ts'

test('visitors of two addresses never get the same rendering, whatever the addresses hold', async () => {
  const running = new InProgress<string>(new KeptPages(1_000_000))
  const join = (path: string, search: string) => running.join('a', path, search, async () => `${path} and ${search}`)
  // A decoded path may hold a question mark: `/offer%3Fa`.
  const made = await Promise.all([join('/offer?a', ''), join('/offer', 'a?'), join('/offer', 'a'), join('/offer', 'a')])
  expect(made).toEqual(['/offer?a and ', '/offer and a?', '/offer and a', '/offer and a'])
})

test('visitors of two websites never get the same rendering (H2)', async () => {
  const running = new InProgress<string>(new KeptPages(1_000_000))
  const join = (tenant: string) => running.join(tenant, '/', '', async () => tenant)
  expect(await Promise.all([join('a'), join('b'), join('a')])).toEqual(['a', 'b', 'a'])
})

test.each([
  { what: 'a write to its website ends', written: 'a', isJoined: false },
  { what: 'a write to all websites ends', written: null, isJoined: false },
  { what: 'a write to another website does not end', written: 'b', isJoined: true },
])('$what the sharing of a rendering that began before it', async ({ written, isJoined }) => {
  const kept = new KeptPages(1_000_000)
  const running = new InProgress<number>(kept)
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  let renderings = 0
  const join = () =>
    running.join('a', '/', '', async () => {
      renderings += 1
      const mine = renderings
      await isRead
      return mine
    })
  const before = join()
  kept.drop(written, ['page:1'])
  const after = join()
  read()
  expect(await Promise.all([before, after])).toEqual(isJoined ? [1, 1] : [1, 2])
})
