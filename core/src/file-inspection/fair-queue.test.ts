import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const tasksOf = (queue: FairQueue<string>) => {
  const taken: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    taken.push(next.task)
    queue.done(next.tenant)
  }
  return taken
}

describe('FairQueue (T9)', () => {
  it('gives each tenant one task in turn', () => {
    const queue = new FairQueue<string>(10)
    for (const task of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(task.charAt(0), task)
    expect(tasksOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('gives no second task of a tenant before the first is done', () => {
    const queue = new FairQueue<string>(10)
    for (const task of ['a1', 'a2']) queue.add('a', task)
    expect(queue.take()?.task).toBe('a1')
    expect(queue.take()).toBeUndefined()
    queue.add('b', 'b1')
    expect(queue.take()?.task).toBe('b1')
    queue.done('a')
    expect(queue.take()?.task).toBe('a2')
  })

  it('refuses what is more than one tenant may have waiting, and nothing of another', () => {
    const queue = new FairQueue<string>(2)
    expect(['a1', 'a2', 'a3'].map((task) => queue.add('a', task))).toEqual([true, true, false])
    expect(queue.add('b', 'b1')).toBe(true)
    expect(queue.clear()).toEqual(['a1', 'a2', 'b1'])
    expect(queue.take()).toBeUndefined()
  })
})
