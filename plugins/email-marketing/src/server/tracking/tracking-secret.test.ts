import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openedLink, secretOf, trackedBy } from './tracking-secret.ts'

const key = randomBytes(32)
const tracked = { campaignId: 12, edition: 2, recipientId: 2 ** 40 + 7, link: 3 }

it('says whose link it is to whoever knows the key', () => {
  expect(trackedBy(key, secretOf(key, tracked))).toEqual(tracked)
  expect(trackedBy(key, secretOf(key, { ...tracked, link: openedLink }))?.link).toBe(openedLink)
})

it('is nobody’s with another key, another letter or another length (T17)', () => {
  const secret = secretOf(key, tracked)
  expect(trackedBy(randomBytes(32), secret)).toBeUndefined()
  for (const at of secret.split('').keys()) {
    const other = secret[at] === 'A' ? 'B' : 'A'
    expect(trackedBy(key, secret.slice(0, at) + other + secret.slice(at + 1)), secret).toBeUndefined()
  }
  for (const wrong of ['', secret.slice(1), `${secret}AA`, 'javascript:alert(1)']) {
    expect(trackedBy(key, wrong)).toBeUndefined()
  }
})
