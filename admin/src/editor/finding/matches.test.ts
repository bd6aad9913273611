import { describe, expect, test } from 'vitest'
import { catalogue, pageOf } from '../../blocks/testing-blocks.ts'
import { matchesIn, nextMatch } from './matches.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 'd text in c')
const write = (id: string, change: object) => Object.assign(page.nodes[id] ?? {}, change)
write('a', { props: { text: 'Café' } })
write('b', { props: { text: 'The cafes' }, hidden: true })
write('d', { props: { text: 'Jute' } })
write('c', { name: 'Cafeteria' })

describe('find on the page', () => {
  test('texts and names, in the order of the page, whatever their case and accents; hidden blocks too', () => {
    expect(matchesIn(page, catalogue, 'CAFE')).toEqual(['c', 'a', 'b'])
    expect(matchesIn(page, catalogue, ' jute ')).toEqual(['d'])
    expect(matchesIn(page, catalogue, 'hemp')).toEqual([])
    expect(matchesIn(page, catalogue, '  ')).toEqual([])
  })

  test('steps go on from where the person stands, and around', () => {
    const matches = ['c', 'a', 'b']
    expect(nextMatch(matches, undefined, 1)).toBe('c')
    expect(nextMatch(matches, 'd', -1)).toBe('b')
    expect(nextMatch(matches, 'a', 1)).toBe('b')
    expect(nextMatch(matches, 'b', 1)).toBe('c')
    expect(nextMatch(matches, 'c', -1)).toBe('b')
    expect(nextMatch([], 'c', 1)).toBeUndefined()
  })
})
