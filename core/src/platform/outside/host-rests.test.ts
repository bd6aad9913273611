import { expect, it } from 'vitest'
import { HostRests } from './host-rests.ts'

it('a host that could not be reached five times in a row rests, twice as long each time, until it is reached', () => {
  let now = 0
  const rests = new HostRests(() => now)
  const after = (misses: number) => {
    for (let i = 0; i < misses; i++) rests.missed('a')
    return rests.left('a')
  }
  expect(after(4)).toBe(0)
  expect(after(1)).toBe(30)
  now += 29_001
  expect(rests.left('a')).toBe(1)
  now += 999
  expect([rests.left('a'), after(1), rests.left('b')]).toEqual([0, 60, 0])
  expect(after(10)).toBe(600)
  rests.reached('a')
  expect([rests.left('a'), after(4)]).toEqual([0, 0])
})

it('remembers a thousand hosts, those that missed last', () => {
  const rests = new HostRests(() => 0)
  for (let i = 0; i < 5; i++) rests.missed('first')
  for (let i = 0; i < 999; i++) rests.missed(`host ${i}`)
  expect(rests.left('first')).toBe(30)
  rests.missed('one more')
  expect(rests.left('first')).toBe(0)
})
