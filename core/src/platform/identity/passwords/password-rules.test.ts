import { describe, expect, it } from 'vitest'
import { passwordRefusal } from './password-rules.ts'

const owner = { email: 'rosalind@example.com', site: 'Harbour Bakery' }
const refusal = (password: string) => passwordRefusal(password, owner)

describe('passwords that are refused (T23)', () => {
  it.each([
    ['short', /at least 10 characters/],
    ['aaaaaaaaaaaa', /repeats a few characters/],
    ['1a2b1a2b1a2b', /repeats a few characters/],
    ['abcdefghijkl', /are in sequence/],
    ['qwertz12345', /are in sequence/],
    ['ASDFGHJKL098', /are in sequence/],
    ['98765432109876', /are in sequence/],
    ['rosalind@example.com', /based on your email address/],
    ['Rosalind2026!', /based on your email address/],
    ['2026-Harbour Bakery', /based on the name of the website/],
    ['HarbourBakery1', /based on the name of the website/],
    ['1q2w3e4r5t6y', /too common and easy to guess/],
    ['1qaz2wsx3edc', /too common and easy to guess/],
    ['password123', /too common and easy to guess/],
    ['Sunshine2024!', /too common and easy to guess/],
    ['!!!Football99', /too common and easy to guess/],
    ['Enterprise', /too common and easy to guess/],
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
