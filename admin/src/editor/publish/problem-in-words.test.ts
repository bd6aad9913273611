import { texts } from '@ashlar/sdk/ui'
import { expect, test } from 'vitest'
import { problemInWords } from './problem-in-words.ts'

const t = texts('admin')

test('links that are not looked at in time are told of in words for people', async () => {
  const waited = AbortSignal.timeout(1)
  await new Promise((done) => waited.addEventListener('abort', done))
  expect(problemInWords(t, waited.reason, [])).toBe('Could not check the links: the website took too long to answer.')
  expect(problemInWords(t, new Error('No answer.'), [])).toBe('Could not check the links: No answer.')
  expect(problemInWords(t, new Error('No code.'), undefined)).toMatch(/^Could not check the page/)
})
