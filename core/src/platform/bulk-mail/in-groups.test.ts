import { expect, test } from 'vitest'
import { InGroups } from './in-groups.ts'

test('what is asked while a group is answered is answered together, each with its own answer', async () => {
  const groups: number[][] = []
  const doubled = new InGroups<number, number>(async (numbers) => {
    groups.push([...numbers])
    return numbers.map((number) => 2 * number)
  })
  const first = [doubled.ask(1), doubled.ask(2)]
  await Promise.resolve()
  await Promise.resolve()
  expect(await Promise.all([...first, doubled.ask(3), doubled.ask(4)])).toEqual([2, 4, 6, 8])
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ])
})

test('a question that cannot be answered takes the answers of others away from nobody', async () => {
  const positive = new InGroups<number, number>(async (numbers) => {
    if (numbers.some((number) => number < 0)) throw new Error('Negative')
    return numbers
  })
  const answers = await Promise.allSettled([positive.ask(1), positive.ask(-1), positive.ask(2)])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
