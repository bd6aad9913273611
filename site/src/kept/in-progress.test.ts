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
