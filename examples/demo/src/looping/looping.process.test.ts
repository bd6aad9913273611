// Issue 15: a package that is trusted and begins to loop ends one process, by its name; the next one serves without it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LoopingServer } from './looping-server.fixtures.ts'

const patient = { timeout: 180_000 }

let server: LoopingServer
beforeAll(async () => {
  server = await LoopingServer.start()
}, 120_000)
afterAll(() => server?.stop())

test(
  'a trusted block that loops is named and withdrawn; a change that meets it is made all the same',
  patient,
  async () => {
    await server.install('loops')
    const looping = await server.publish('loops', 'render')
    // Looks at the pages that were published last.
    await server.install('unrelated')
    await server.expectWithdrawn('loops', `acme/loops on page ${looping}`, 0)
    await server.expectLeftOut('loops')
  },
)

test('a job that loops is named and withdrawn, and is not begun again', patient, async () => {
  const before = server.restarts
  await server.visit('/api/v1/unrelated/now/')
  await server.expectWithdrawn('unrelated', 'unrelated.loop', before)
  expect((await server.visit('/fine-loops')).status).toBe(200)
})

test('a timer that loops is named and withdrawn', patient, async () => {
  const before = server.restarts
  await server.install('timers')
  await server.visit('/api/v1/timers/timer/now/')
  await server.expectWithdrawn('timers', 'a callback in index.js', before)
})
