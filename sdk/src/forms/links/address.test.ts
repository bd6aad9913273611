import { expect, it } from 'vitest'
import { isWrong, readAddress, wholeAddress } from './address.ts'

const origin = 'https://bakery.test'
const of = (typed: string) => {
  const read = readAddress(typed, origin)
  return read === undefined ? undefined : isWrong(read) ? read.problem : `${read.kind} ${read.address}`
}

it.each([
  ['/about', 'page /about'],
  ['/about#team', 'page /about#team'],
  ['?page=2', 'page ?page=2'],
  ['#prices', 'place #prices'],
  ['https://example.com/a?b=c#d', 'web https://example.com/a?b=c#d'],
  [' example.com ', 'web https://example.com'],
  ['www.bücher.example/neu', 'web https://www.bücher.example/neu'],
  ['example.com:8080/x', 'web https://example.com:8080/x'],
  ['//cdn.example.com/x', 'web https://cdn.example.com/x'],
  ['https://bakery.test/menu?day=1#lunch', 'page /menu?day=1#lunch'],
  ['ann@example.com', 'email mailto:ann@example.com'],
  ['mailto:ann@example.com?subject=Hi', 'email mailto:ann@example.com?subject=Hi'],
  ['+49 (30) 123 45-67', 'phone tel:+49301234567'],
  ['030 1234567', 'phone tel:0301234567'],
  ['tel:+1555123456', 'phone tel:+1555123456'],
])('reads %j as what is stored: %j (issue 22)', (typed, stored) => {
  expect(of(typed)).toBe(stored)
})

it.each([
  ['javascript:alert(1)', /begin with “javascript:” are not allowed/],
  ['java\u0000script:alert(1)', /begin with “javascript:” are not allowed/],
  ['data:text/html,x', /begin with “data:”/],
  ['https://', /“https:\/\/” is not complete/],
  ['https://example', /is not complete/],
  ['https://example.com/a b', /has spaces in it/],
  ['/our menu', /has spaces in it/],
  ['ann@', /“ann@” is not a complete email address/],
  ['mailto:ann', /not a complete email address/],
  ['opening hours', /“opening hours” is neither a page of this website nor an address/],
  ['2026', /neither/],
])('says in a sentence what is wrong with %j', (typed, problem) => {
  expect(of(typed)).toMatch(problem)
})

it('takes nothing for nothing, and only a whole address for one among words', () => {
  expect(of('  ')).toBeUndefined()
  const whole = (text: string) => wholeAddress(text, origin)?.address
  expect(['https://example.com', 'www.example.com', 'ann@example.com', 'https://bakery.test/menu'].map(whole)).toEqual([
    'https://example.com',
    'https://www.example.com',
    'mailto:ann@example.com',
    '/menu',
  ])
  expect(
    ['notes.md', 'example.com', '/about', 'https://', 'www.', 'see https://example.com', '12:30'].map(whole),
  ).toEqual(Array(7).fill(undefined))
})
