import { test } from 'vitest'
import { sendByTwoServers } from './crashes.fixtures.ts'

test('F5, T18: two servers send mails in bulk once, and one goes on for the other after kill -9', async () => {
  await sendByTwoServers(1_500)
}, 120_000)
