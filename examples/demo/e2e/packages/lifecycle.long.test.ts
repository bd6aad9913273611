// Two server processes before one PostgreSQL, a real registry, load that never stops: packages come, change and go.
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { testDatabase } from '@ashlar/core/testing'
import type { Content } from '@ashlar/sdk'
import type { InstallationState } from '@ashlar/sdk/platform'
import { decodeContent } from '@ashlar/sdk/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningDemo, runDemo } from '../running-demo.ts'
import { startLoad } from './load.ts'
import { longestTurns, notingTurns } from './long-turns.ts'
import { authorAt } from './open-editor.ts'
import { type Operator, operatorAt } from './operator.ts'
import { contentWith, publishPage, saveContent, visit } from './pages.ts'
import { type Registry, startRegistry } from './registry.ts'
import { packRelease } from './release.ts'
import { type Span, waitsBySwap } from './waits.ts'

const rounds = Number(process.env['ASHLAR_TEST_ROUNDS'] ?? 20)
const wantedRequests = 1_000 * rounds
const names = ['one', 'two']
/** Milliseconds that a swap may hold a request up for longer than what came before (issue 3). */
const longerBySwap = 50

/** A block that somebody inserts: what the palette finds it by, and what a visitor reads then. */
interface Inserted {
  readonly words: string
  readonly shown: string
}

let folder: string
let registry: Registry
let database: Awaited<ReturnType<typeof testDatabase>>
let servers: RunningDemo[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-lifecycle-'))
  registry = await startRegistry()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await registry.publish(await packRelease('acme-testimonial', version, folder))
  }
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(await packRelease('acme-loyalty', version, folder))
  database = await testDatabase()
  const secret = { ASHLAR_SECRET: 'the-secret-of-both-servers-under-test' }
  const env = { ...secret, DATABASE_URL: database.url ?? '', npm_config_registry: registry.url }
  // All servers of an installation share their media.
  await mkdir(join(folder, 'media'))
  // One after the other: the first seeds the demo.
  for (const name of names) {
    await mkdir(join(folder, name))
    await symlink(join(folder, 'media'), join(folder, name, 'media'))
    const noting = notingTurns(join(folder, `${name}.turns`))
    servers = [...servers, await runDemo(join(folder, name), { ...env, ...noting })]
  }
}, 300_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database?.close()
  await registry?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** Both processes serve the newest set; the issue allows two seconds. */
async function untilFollowed(operators: readonly Operator[]): Promise<number> {
  const began = performance.now()
  for (;;) {
    const states = await Promise.all(
      operators.map((each) => each.get<{ results: InstallationState }>('/api/v1/admin/packages/installation/')),
    )
    const generations = states.flatMap(({ results }) => [
      results.generation,
      ...results.processes.map(({ generation }) => generation),
    ])
    if (new Set(generations).size === 1) return performance.now() - began
    if (performance.now() - began > 20_000) throw new Error(`Not followed: ${JSON.stringify(states)}`)
    await setTimeout(50)
  }
}

test(`issue 3: ${rounds} rounds of install, upgrade, roll back and remove under load lose no request and no content`, async () => {
  const pids = servers.map(({ pid }) => pid)
  const operators = await Promise.all(servers.map(({ port }) => operatorAt(port)))
  const [operator] = operators
  if (operator === undefined) throw new Error('There is no server.')
  const cookie = operator.cookie()
  // An editor is open on this page and keeps its draft, every second, at each server.
  const edited = await publishPage(operator, 'edited', contentWith('text', 1, { text: 'As it was.' }))
  const draft = JSON.stringify(contentWith('text', 1, { text: 'As it will be.' }))
  const put = JSON.stringify({ content: draft, contentRevision: 1 })
  // A person has another open in a browser, and never loads it again.
  await publishPage(operator, 'written', contentWith('text', 1, { text: 'Before all rounds.' }))
  await using author = await authorAt(operator.url, cookie)
  const write = await author.keepOpen('written')
  const load = startLoad(
    servers.flatMap(({ port, pid }) => [
      { port, pid, path: '/', pause: 40 },
      { port, pid, path: '/services', pause: 80 },
      { port, pid, path: '/contact', pause: 80 },
      { port, pid, path: '/api/v1/admin/pages/?itemsPerPage=25', headers: { cookie }, pause: 200 },
      { port, pid, path: '/api/v1/admin/blocks/', headers: { cookie }, pause: 250 },
      { port, pid, path: `/api/v1/admin/page/draft/${edited.id}/`, headers: { cookie }, put, pause: 1000 },
    ]),
  )
  const since = Date.now()

  const swaps: Span[] = []
  let slowestFollow = 0
  const change = async (...[request]: Parameters<Operator['change']>) => {
    const from = Date.now()
    await operator.change(request)
    slowestFollow = Math.max(slowestFollow, await untilFollowed(operators))
    swaps.push({ from, to: Date.now() })
  }
  const everywhere = async (slug: string, text: string) => {
    for (const { port } of servers) expect(await visit(port, slug)).toContain(text)
  }
  /** What people do in a round, whichever packages there are: publish, read, insert a block in the editor, write. */
  const work = async (slug: string, content: Content, shown: string, block: Inserted) => {
    const { id } = await publishPage(operator, slug, content)
    await everywhere(slug, shown)
    const page = await publishPage(operator, `${slug}-inserted`, contentWith('text', 1, { text: 'Somebody said.' }))
    await author.insert(page.slug, block.words)
    await everywhere(page.slug, block.shown)
    await write(`${slug}.`)
    return id
  }
  // What they wait for without any change is what they may wait for with one.
  for (const slug of ['calm', 'calm-again']) {
    await work(slug, contentWith('text', 1, { text: 'All is calm.' }), 'All is calm.', {
      words: 'button',
      shown: 'Button',
    })
  }

  for (let round = 1; round <= rounds; round++) {
    const said = `Round ${round} was <good>.`
    const [quote, slug] = [`Round ${round} was &lt;good&gt;.`, `round-${round}`]
    await change({ action: 'install', name: '@acme/testimonial', version: '1.0.0' })
    const content = contentWith('acme/testimonial', 1, { text: said, name: 'Ada Wren, baker' })
    const id = await work(slug, content, quote, { words: 'testimonial', shown: 'They kept every promise.' })

    await change({ action: 'install', name: '@acme/loyalty', version: '1.0.0' })
    const members = '/api/v1/admin/loyalty/members/'
    await operator.send('POST', members, { name: 'Bo Tern', email: `bo-${round}@example.com` })

    await change({ action: 'upgrade', name: '@acme/testimonial', version: '2.0.0' })
    await everywhere(slug, '<strong>Ada Wren</strong><small>baker</small>')
    await change({ action: 'upgrade', name: '@acme/testimonial' })
    await everywhere(slug, '<p>Round')
    await change({ action: 'upgrade', name: '@acme/loyalty', version: '1.1.0' })
    await operator.send('POST', '/api/v1/admin/loyalty/rewards/', { title: 'A loaf', cost: 50 })

    await change({ action: 'rollback', name: '@acme/loyalty' })
    const list = await operator.get<{ results: { total: number } }>(`${members}?itemsPerPage=5`)
    expect(list.results.total).toBe(round)
    await change({ action: 'rollback', name: '@acme/testimonial' })
    await everywhere(slug, quote)

    await change({ action: 'remove', name: '@acme/loyalty' })
    await change({ action: 'remove', name: '@acme/testimonial', keepContent: true })
    for (const { port } of servers) expect(await visit(port, slug)).not.toContain(quote)
    await write(`${slug} is over.`)
    for (let each = 1; each <= round; each++) await everywhere('written', `round-${each}. round-${each} is over.`)
    // A document that holds an unknown block can still be saved, and keeps it.
    const { nodes } = content
    await saveContent(operator, id, { ...content, nodes: { ...nodes } })
  }
  while (load.count() < wantedRequests) await setTimeout(100)
  const { requests, failures } = await load.stop()
  const changes = [...swaps]

  const kept = await operator.get<{ draft: { content: string } }>(`/api/v1/admin/page/draft/${edited.id}/`)
  expect(decodeContent(kept.draft.content)).toEqual(JSON.parse(draft))
  await change({ action: 'install', name: '@acme/testimonial' })
  for (let round = 1; round <= rounds; round++) await everywhere(`round-${round}`, `Round ${round} was &lt;good&gt;.`)

  const { results } = await operator.get<{ results: InstallationState }>('/api/v1/admin/packages/installation/')
  const memory = results.processes.map(
    ({ memory, loadedVersions }) => `${Math.round(memory / 2 ** 20)} MB, ${loadedVersions} versions`,
  )
  const turns = await Promise.all(names.map((name) => longestTurns(join(folder, `${name}.turns`), since, swaps)))
  const waits = waitsBySwap(requests, changes).toSorted((one, other) => other.longer - one.longer)
  console.log({ rounds, requests: requests.length, slowestFollow: Math.round(slowestFollow), turns, memory })
  console.table(waits.map(({ before, within, longer }) => ({ longer, before: before.took, ...within })))
  expect(failures).toEqual([])
  expect(author.problems).toEqual([])
  expect(requests.length).toBeGreaterThanOrEqual(wantedRequests)
  expect(servers.map(({ pid }) => pid)).toEqual(pids)
  expect(results.processes.map(({ pid }) => pid).toSorted()).toEqual(pids.toSorted())
  // Times hold where nothing else runs: where others have the processors, `held` in the table says so.
  expect(slowestFollow).toBeLessThan(2_000)
  expect(waits[0]?.longer).toBeLessThanOrEqual(longerBySwap)
  // How long a request waits is also the load's, the database's and the browser's doing, on the same processors; how
  // long a server's own thread is busy at a time is not.
  for (const { within, outside } of turns) expect(within).toBeLessThanOrEqual(outside + longerBySwap)
})
