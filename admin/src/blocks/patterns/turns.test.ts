import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

const idle = () => new Promise((resolve) => setTimeout(resolve, 1))

it('lets so many go on at a time, and the next when one has ended', async () => {
  const turns = new Turns(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  for (const each of [1, 2, 3, 4]) ends.push(turns.take(() => begun.push(each)))
  await idle()
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  ends[0]?.()
  await idle()
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  await idle()
  expect(begun).toEqual([1, 2, 3, 4])
})

it('forgets what is called off before its turn', async () => {
  const turns = new Turns(1)
  const begun: number[] = []
  const first = turns.take(() => begun.push(1))
  turns.take(() => begun.push(2))()
  turns.take(() => begun.push(3))
  await idle()
  first()
  await idle()
  expect(begun).toEqual([1, 3])
})
