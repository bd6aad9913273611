// Every text of the corpus in every string prop of every block, in a real browser (X1): some minutes.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ashlar/core/testing'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../../../.tools/chromium.mjs'
import { operatorAt } from '../packages/operator.ts'
import { publishPage } from '../packages/pages.ts'
import { type RunningDemo, runDemo } from '../running-demo.ts'
import { blocksOfDemo } from './blocks-of-demo.ts'
import { corpus } from './corpus.ts'
import { executionsOn, watched } from './executions.ts'
import { hostilePages } from './hostile-pages.ts'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let server: RunningDemo
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-hostile-'))
  database = await testDatabase()
  server = await runDemo(join(folder, 'data'), { DATABASE_URL: database.url ?? '' })
  browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

test('no text of the corpus runs anything in any string prop of any block, with the policy and without it (X1)', async () => {
  const pages = hostilePages(await blocksOfDemo(), corpus, Number.POSITIVE_INFINITY)
  const origin = `http://localhost:${server.port}`
  const operator = await operatorAt(server.port)
  const contexts = await Promise.all([false, true].map((bypassCSP) => browser.newContext({ bypassCSP })))
  await Promise.all(contexts.map((context) => watched(context, origin)))
  const visitors = await Promise.all(contexts.map((context) => context.newPage()))
  for (const [index, { content }] of pages.entries()) {
    const slug = `hostile-${index}`
    await publishPage(operator, slug, content)
    for (const visitor of visitors) {
      await visitor.goto(`${origin}/${slug}`)
      expect(await executionsOn(visitor), slug).toEqual([])
    }
  }
  const pairs = pages.reduce((sum, page) => sum + page.pairs, 0)
  console.log(`${pairs} pairs of a prop and a text on ${pages.length} pages, each seen twice.`)
})
