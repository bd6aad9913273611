import { test } from 'vitest'
import { sendThroughCrashes } from './crashes.fixtures.ts'

test('F5, T18: mails in bulk reach everybody across kill -9 at twenty moments', async () => {
  const lives = Array.from({ length: 20 }, (_, life) => (life * 37) % 400)
  await sendThroughCrashes({ letters: 5_000, lives })
}, 1_800_000)
