import { filledText } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import type { TestState, Variant } from '../../../contract.ts'
import { letterOf, planText, rangeText, standText } from './words.ts'

const t = (text: string, values: Readonly<Record<string, string | number>> = {}) => {
  const [one = '', many = one] = text.split('|')
  return filledText(values['count'] === 1 ? one : many, values)
}

const variant = (number: number, sent: number, rate: number): Variant => ({
  ...{ number, id: number, subject: '', from_name: '', hasOwnContent: false, sent, opened: 0, clicked: rate * sent },
  ...{ rate, low: 0, high: 1 },
})
const test = { share: 20, by: 'clicks', hours: 4, isManual: false } as const
const state = (variants: Variant[], leader: number | null, isSure = false): TestState => ({
  ...{ test, variants, leader, isSure, winner: null, decidesAt: null, chosenAt: null },
})

it('how variants do is said in one sentence, which never takes chance for a lead', () => {
  expect(standText(state([variant(1, 0, 0), variant(2, 0, 0)], null), t)).toBe('No variant has been sent yet.')
  expect(standText(state([variant(1, 9, 0), variant(2, 9, 0)], null), t)).toBe('Nobody has clicked a link yet.')
  const opens = { ...state([variant(1, 9, 0), variant(2, 9, 0)], null), test: { ...test, by: 'opens' as const } }
  expect(standText(opens, t)).toBe('Nobody has opened the email yet.')
  expect(standText(state([variant(1, 9, 0.3), variant(2, 9, 0.3)], 1), t)).toBe('No variant is ahead.')
  const two = [variant(1, 9, 0.3), variant(2, 9, 0.4)]
  expect(standText(state(two, 2), t)).toBe('Variant B is ahead, but the difference may be chance.')
  expect(standText(state(two, 2, true), t)).toBe('Variant B is ahead by more than chance would explain.')
})

it('the plan of a test says who gets what, and who decides', () => {
  expect(planText({ ...test, hours: 1 }, 2, t)).toBe(
    '20% of the recipients get one of 2 variants. After 1 hour everyone else gets the one with the most clicks.',
  )
  expect(planText({ ...test, isManual: true }, 3, t)).toContain('Then you choose')
  expect(planText({ ...test, share: 100 }, 4, t)).toBe('Each recipient gets one of 4 variants.')
  expect([letterOf(1), letterOf(4), rangeText({ low: 0.08, high: 0.171 })]).toEqual(['A', 'D', '8% – 17.1%'])
})
