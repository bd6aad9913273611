import { expect, it } from 'vitest'
import { workInWords } from './work-in-words.ts'

it('says what a job does without its module and its dashes', () => {
  expect(workInWords('core.send-password-reset')).toBe('Send password reset')
  expect(workInWords('email_marketing.take-in')).toBe('Take in')
  expect(workInWords('nightly')).toBe('Nightly')
})
