import { describe, expect, it } from 'vitest'
import { passwordRefusal } from './password-rules.ts'

const owner = { email: 'rosalind@example.com', site: 'Harbour Bakery' }
const refusal = (password: string) => passwordRefusal(password, owner)

describe('passwords that are refused (T23)', () => {
  it.each([
    ['short', /at least 10 characters/],
    ['aaaaaaaaaaaa', /repeats a few characters/],
    ['1a2b1a2b1a2b', /repeats a few characters/],
    ['abcdefghijkl', /lie in a row/],
    ['qwertz12345', /lie in a row/],
    ['ASDFGHJKL098', /lie in a row/],
    ['98765432109876', /lie in a row/],
    ['rosalind@example.com', /made from your email address/],
    ['Rosalind2026!', /made from your email address/],
    ['2026-Harbour Bakery', /made from the name of the website/],
    ['HarbourBakery1', /made from the name of the website/],
    ['1q2w3e4r5t6y', /first that attackers try/],
    ['1qaz2wsx3edc', /first that attackers try/],
    ['password123', /first that attackers try/],
    ['Sunshine2024!', /first that attackers try/],
    ['!!!Football99', /first that attackers try/],
    ['Enterprise', /first that attackers try/],
  ])('“%s” is refused with the reason', async (password, reason) => {
    expect(await refusal(password)).toMatch(reason)
  })

  it.each([
    'right password',
    'correct horse battery staple',
    'rosalind sails to the island',
    'a harbour bakery at half past nine',
    'tXq7-vbM2-9kLp',
    'sunshine over 17 wet roofs',
    'Übermorgen regnet es',
  ])('“%s” is taken', async (password) => {
    expect(await refusal(password)).toBeUndefined()
  })

  it('names and sites of few letters refuse nothing', async () => {
    const few = { email: 'al@example.com', site: 'Inn' }
    expect(await passwordRefusal('al walks to the inn', few)).toBeUndefined()
    expect(await passwordRefusal('Xinn-72al-qv', { email: '', site: '' })).toBeUndefined()
  })
})
