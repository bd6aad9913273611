import { expect, it } from 'vitest'
import { brokenLinks, hintsOn } from './campaign-checks.ts'

const words = { subject: 'New greens', preheader: '' }
const known = new Set(['first_name'])
const ids = (html: string, more: Partial<Parameters<typeof hintsOn>[1]> = {}, leftOut: string[] = []) =>
  hintsOn({ html, leftOut }, { ...words, ...more }, known).map(({ id }) => id)

it('has nothing to say about a mail that is in order', () => {
  expect(ids('<p>Dear {{first_name}}, <img src="/a" alt="A bowl"> {{unsubscribe_url}} {{link_3}}</p>')).toEqual([])
  expect(brokenLinks([])).toBeUndefined()
})

it('names pictures without words, size, blocks that are left out, unknown places and a long subject', () => {
  expect(ids('<img src="/a" alt=""><img src="/b">')).toEqual(['alt-texts'])
  expect(ids('x'.repeat(102 * 1024 + 1))).toEqual(['size'])
  expect(ids('', {}, ['store/product'])).toEqual(['left-out'])
  expect(ids('{{last_order}} {{city|town}}', { preheader: '{{lost}}' })).toEqual(['fields'])
  expect(ids('', { subject: 'x'.repeat(71) })).toEqual(['length'])
  expect(brokenLinks(['https://gone.example/'])?.message).toBe('This link does not answer: https://gone.example/')
})
