import { describe, expect, test } from 'vitest'
import { arranged, arrangementOf } from './arranged.ts'

const keyed = (...keys: readonly string[]) => keys.map((key) => ({ key }))
const order = (usual: readonly string[], keys: readonly string[]) =>
  arranged(keyed(...usual), keys).map(({ key }) => key)

describe('the order of widgets', () => {
  test.each([
    ['is the usual one', [], ['a', 'b', 'c']],
    ['is the person’s own', ['c', 'a', 'b'], ['c', 'a', 'b']],
    ['leaves out what is not there', ['c', 'gone', 'b', 'a'], ['c', 'b', 'a']],
    ['puts a new widget behind the one that it usually follows', ['c', 'a'], ['c', 'a', 'b']],
    ['puts a new widget first that usually is', ['c', 'b'], ['a', 'c', 'b']],
  ])('%s', (_, keys, expected) => {
    expect(order(['a', 'b', 'c'], keys)).toEqual(expected)
  })

  test('keeps several new widgets together', () => {
    expect(order(['a', 'b', 'c', 'd'], ['d', 'a'])).toEqual(['d', 'a', 'b', 'c'])
  })
})

describe('what is kept of an arrangement', () => {
  const usual = keyed('a', 'b')
  const nothing = { widgets: [], hidden: [] }

  test('is no order where it is the usual one', () => {
    expect(arrangementOf(usual, { widgets: ['a', 'b'], hidden: ['b'] }, nothing)).toEqual({
      ...{ widgets: [], hidden: ['b'] },
    })
  })

  test('holds on to widgets that are not there just now', () => {
    const before = { widgets: ['away', 'b', 'a'], hidden: ['away', 'a'] }
    expect(arrangementOf(usual, { widgets: ['b', 'a'], hidden: [] }, before)).toEqual({
      ...{ widgets: ['b', 'a', 'away'], hidden: ['away'] },
    })
  })
})
