// What the test kit gives authors beyond requests: jobs at once, mails, bot-check tokens, and the website.
import * as botCheck from '@ashlar/plugin-bot-check'
import botCheckServer from '@ashlar/plugin-bot-check/server'
import { defineModule } from '@ashlar/sdk'
import { Database, defineJob, defineServer, Mailer, work } from '@ashlar/sdk/server'
import { type TestHost, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'

const kiln = defineModule({ id: 'kiln', title: 'Kiln' })
const tellOwner = defineJob('kiln.tell-owner', Type.Object({ bowls: Type.Integer({ minimum: 1 }) }))
const server = defineServer(kiln, {
  jobs: [
    work(tellOwner, [Database, Mailer], async ({ bowls }, _context, database, mailer) => {
      const code = 'S3CRET-CODE'
      const mail = { purpose: 'kiln.fired', to: 'ada@example.com', subject: `${bowls} bowls`, text: `Code: ${code}` }
      await database.tenant(async (tx) => void (await mailer.send(tx, { ...mail, secrets: [code] })))
    }),
  ],
})

let host: TestHost
beforeAll(async () => {
  const bots = { name: '@ashlar/plugin-bot-check', root: botCheck, server: botCheckServer }
  host = await testHost({ packages: [{ name: '@acme/kiln', root: { kiln }, server }, bots], site: true })
})
afterAll(() => host?.close())

test('a job is done at once for one website, with its mail as it is sent (issue 15)', async () => {
  await host.run(tellOwner, { bowls: 7 }, 'b')
  expect(await host.mails()).toEqual([])
  const [mail, ...others] = await host.mails('b')
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: '7 bowls' })
  expect(mail?.text).toContain('S3CRET-CODE')
  expect(mail?.html).toContain('S3CRET-CODE')
})

test('a job that cannot be done says why', async () => {
  await expect(host.run(tellOwner, { bowls: 0 })).rejects.toThrow('does not fit the schema')
  const unknown = defineJob('kiln.unknown', Type.Object({}))
  await expect(host.run(unknown, {})).rejects.toThrow('kiln.unknown')
})

test('a token of the bot check is as good as a browser’s, and pages of the website are served', async () => {
  const { challenge, solution } = JSON.parse(atob(await host.botCheckToken()))
  expect([typeof challenge.signature, typeof solution.counter]).toEqual(['string', 'number'])
  const page = await host.visitor().get('/nowhere')
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, expect.stringContaining('text/html')])
})
