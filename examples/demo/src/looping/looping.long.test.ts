// Issue 15: as `looping.process.test.ts`, for the load of a block, which a visitor meets.
import { expect, test } from 'vitest'
import { LoopingServer } from './looping-server.fixtures.ts'

test('a trusted load that loops on one page is named, withdrawn and left out there', { timeout: 300_000 }, async () => {
  const server = await LoopingServer.start()
  try {
    await server.install('loops')
    const looping = await server.publish('loops', 'load')
    expect((await server.visit('/loops-loops')).status).not.toBe(200)
    await server.expectWithdrawn('loops', `acme/loops on page ${looping}`, 0)
    await server.expectLeftOut('loops')
  } finally {
    await server.stop()
  }
})
