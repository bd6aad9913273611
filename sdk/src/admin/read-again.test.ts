import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { readAgain } from './read-again.ts'

const cache = new QueryClient()
afterEach(() => cache.clear())

/** A shown list whose replies the test gives, in the order in which they were asked for. */
function shownList() {
  const waiting: ((reply: string) => void)[] = []
  const observer = new QueryObserver(cache, {
    queryKey: ['list'],
    queryFn: () => new Promise<string>((answer) => waiting.push(answer)),
  })
  const end = observer.subscribe(() => {})
  return { observer, waiting, end }
}

it('asks anew though the first reply, from before the write, is still on its way', async () => {
  const { observer, waiting, end } = shownList()
  const isRead = readAgain(cache, ['list'])
  waiting[0]?.('before')
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.('after')
  await isRead
  expect(observer.getCurrentResult().data).toBe('after')
  end()
})

it('asks once for what has been read', async () => {
  const { observer, waiting, end } = shownList()
  waiting[0]?.('before')
  await expect.poll(() => observer.getCurrentResult().data).toBe('before')
  const isRead = readAgain(cache, ['list'])
  await expect.poll(() => waiting.length).toBe(2)
  waiting[1]?.('after')
  await isRead
  expect([observer.getCurrentResult().data, waiting.length]).toEqual(['after', 2])
  end()
})
