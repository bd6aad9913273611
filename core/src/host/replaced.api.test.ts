import { Agent, get } from 'node:http'
import { queryObjects } from 'node:v8'
import { defineModule } from '@ashlar/sdk'
import { defineServer } from '@ashlar/sdk/server'
import { testHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Generation } from './generation.ts'

const bell = defineModule({ id: 'bell', title: 'Bell' })
const bellPackage = (version: string) => ({
  name: '@acme/bell',
  version,
  root: { bell },
  server: defineServer(bell, {}),
})

let host: Awaited<ReturnType<typeof testHost>>
const agent = new Agent({ keepAlive: true })
beforeAll(async () => {
  host = await testHost({ packages: [bellPackage('1.0.0')] })
})
afterAll(async () => {
  agent.destroy()
  await host.close()
})

const countOfGenerations = () => queryObjects(Generation, { format: 'count' })

test('compositions that were replaced leave the memory, though a connection from before them is still open', async () => {
  // Other tests of this process may have left some.
  const before = countOfGenerations()
  const address = await host.listen()
  await new Promise<void>((resolve, reject) => {
    get(`${address}/readyz`, { agent }, (reply) => reply.resume().on('end', resolve)).on('error', reject)
  })
  for (let each = 1; each <= 6; each++) {
    expect(await host.swap([bellPackage(`1.${each}.0`)])).toMatchObject({ ok: true })
  }
  // Besides what the open connection was answered by: what serves, and the one before it, which may still be leaving.
  await expect.poll(countOfGenerations).toBeLessThanOrEqual(before + 2)
})
