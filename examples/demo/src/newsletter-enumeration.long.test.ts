import { mannWhitney, testHost } from '@ashlar/core/testing'
import * as root from '@ashlar/plugin-email-marketing'
import renderer from '@ashlar/plugin-email-marketing/renderer'
import server from '@ashlar/plugin-email-marketing/server'
import { expect, test } from 'vitest'

/** Of each kind, one after the other, so that a slow moment of the machine meets both. */
const samples = 2_000
const known = 'known@example.com'
const unknown = 'nobody@example.com'

test('A5: the time of the answer to a sign-up does not tell who has the newsletter', async () => {
  const host = await testHost({ packages: [{ name: '@ashlar/plugin-email-marketing', root, server, renderer }] })
  try {
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
    // As a page without scripts sends it, which solves nothing first.
    const signUp = (email: string) =>
      host.visitor().inject({
        ...{ method: 'POST', url: '/api/v1/signup/', payload: new URLSearchParams({ email }).toString() },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      })
    // The first one makes the list.
    await signUp('first@example.com')
    const owner = await host.signIn('owner')
    const made = await owner.post('/api/v1/admin/email-marketing/subscribers/', {
      email: known,
      listId: 1,
      note: 'Asked',
    })
    expect(made.statusCode, made.body).toBe(201)
    const answers = new Set<string>()
    for (let nth = 0; nth < samples; nth += 1) {
      // Who comes first changes from pair to pair.
      for (const email of nth % 2 === 0 ? [known, unknown] : [unknown, known]) {
        // Who asks is counted: not here, where the same place asks thousands of times.
        await host.sql`delete from core.counted_use`
        const began = performance.now()
        const { statusCode, body } = await signUp(email)
        times[email]?.push(performance.now() - began)
        answers.add(`${statusCode} ${body}`)
      }
    }
    expect([...answers]).toEqual([expect.stringMatching(/^200 /)])
    const p = mannWhitney(times[known] ?? [], times[unknown] ?? [])
    console.log(`A5, signing up: ${samples} samples each, p = ${p.toFixed(3)}`)
    expect(p).toBeGreaterThan(0.01)
  } finally {
    await host.close()
  }
})
