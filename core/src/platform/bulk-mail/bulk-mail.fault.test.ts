import { test } from 'vitest'
import { sendThroughCrashes } from './crashes.fixtures.ts'

test('F5, T18: mails in bulk reach everybody across a kill -9, in 60 seconds of the next start', async () => {
  await sendThroughCrashes({ letters: 300, lives: [150] })
}, 120_000)
