import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { installedPackages } from '@ashlar/core'
import {
  type InMemoryHost,
  quotePackage,
  StoreWithoutRegistry,
  tarballOf,
  testHost,
  ValueStore,
} from '@ashlar/core/testing'
import { addressOf, defineBlock, defineModule } from '@ashlar/sdk'
import {
  changePackages,
  createPage,
  getPackageChange,
  planPackages,
  savePageContent,
  uploadPackage,
} from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineServer, migration, statement } from '@ashlar/sdk/server'
import { site } from '@ashlar/site'
import { createElement } from 'react'
import Type from 'typebox'
import type { Row } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

const visits = 1_500
/** Milliseconds between two visits. */
const pace = 5

const odd = defineBlock({
  ...{ type: 'acme/odd', title: 'Odd', icon: 'box', category: 'content' },
  schema: Type.Object({ way: Type.String({ default: '' }) }),
})
const oddPackage = {
  ...{ name: '@acme/odd', version: '1.0.0', root: { odd } },
  renderer: defineBlockRenderer(odd, ({ props: { way }, root }) => {
    if (way === 'throws') throw new Error('out of order')
    while (way === 'loops');
    return createElement('p', root)
  }),
}
const thrower = defineModule({ id: 'thrower', title: 'Thrower' })
const throwerPackage = {
  ...{ name: '@acme/thrower', version: '1.0.0', root: { thrower } },
  server: defineServer(thrower, { migrations: [migration('0001-odd', [statement('select 1 / 0')])] }),
}
const reaching = tarballOf({ ...quotePackage(), 'dist/index.js': `import '@ashlar/core'` })

/** How long visitors of one website wait while authors' mistakes come into the server, by how long they wait at rest. */
export async function authorMistakes(): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-bench-mistakes-'))
  const store = new ValueStore(new StoreWithoutRegistry(folder))
  store.publish(oddPackage, throwerPackage)
  const names = ['wrapper', 'section', 'container', 'text'].map((name) => `@ashlar/block-${name}`)
  const packages = await installedPackages(import.meta.url, names)
  await using host = await testHost({ packages, surfaces: [site], store })
  try {
    await publish(host, 'b', 'calm', 'text', { text: 'All is calm.' })
    await waits(host, 300)
    const quiet = await waits(host, visits)
    const counted = { mistakes: 0 }
    const during = await waits(host, visits, mistakes(host, counted))
    const [atRest, beside] = [percentile(quiet, 99), percentile(during, 99)]
    const times = `${rounded(beside)} ms / ${rounded(atRest)} ms, ${during.length} visits beside ${counted.mistakes} mistakes`
    return [
      {
        what: 'visit beside faulty packages vs. idle server, p99',
        value: beside / atRest,
        unit: '×',
        aim: 2,
        from: times,
      },
      { what: 'the same, median', value: percentile(during, 50) / percentile(quiet, 50), unit: '×', from: '' },
      {
        what: 'the same, longest',
        value: Math.max(...during),
        unit: 'ms',
        from: 'an endless loop is stopped after 500 ms',
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds of so many visits, and of more until the work is done. */
async function waits(host: InMemoryHost, count: number, work = Promise.resolve()): Promise<readonly number[]> {
  const times: number[] = []
  let isOver = false
  const over = work.finally(() => {
    isOver = true
  })
  while (times.length < count || !isOver) {
    // Counted from when it was due: what holds the server up would else be waited for before it begins.
    const due = performance.now() + pace
    await delay(pace)
    const { statusCode } = await host.visitor('b').get('/calm')
    times.push(performance.now() - due)
    if (statusCode !== 200) throw new Error(`The page answered ${statusCode}.`)
  }
  await over
  return times
}

/** One mistake after the other. */
async function mistakes(host: InMemoryHost, counted: { mistakes: number }): Promise<void> {
  const platform = await host.signIn('platform')
  const headers = { 'content-type': 'application/gzip', 'sec-fetch-site': 'same-origin' }
  const change = async (name: string, result: 'done' | 'failed') => {
    const { id } = (await platform.post(planPackages.path, { action: 'install', name })).json().results
    const begun = (await platform.post(changePackages.path, { plan: id })).json().results
    await host.installed.installation.idle()
    const { state } = (await platform.get(addressOf(getPackageChange, { params: { id: begun.id } }))).json().results
    if (state !== result) throw new Error(`${name} is ${state}, not ${result}.`)
    counted.mistakes++
  }
  const look = async (path: string) => {
    await host.visitor().get(path)
    counted.mistakes++
  }
  await change('@acme/odd', 'done')
  for (const way of ['throws', 'loops']) await publish(host, 'a', way, odd.type, { way })
  await platform.inject({ method: 'POST', url: uploadPackage.path, headers, payload: reaching })
  counted.mistakes++
  await look('/throws')
  await change('@acme/thrower', 'failed')
  await look('/loops')
  await host.installed.installation.idle()
}

async function publish(
  host: InMemoryHost,
  tenant: 'a' | 'b',
  slug: string,
  type: string,
  props: object,
): Promise<void> {
  const owner = await host.signIn('owner', tenant)
  const { page } = (await owner.post(createPage.path, { title: slug, slug, status: 'published' })).json()
  const node = (of: string, parent: string | null, children: readonly string[]) => ({
    ...{ type: of, version: 1, props: {}, parent, children },
  })
  const content = {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['section']),
      section: node('section', 'root', ['container']),
      container: node('container', 'section', ['block']),
      block: { ...node(type, 'container', []), props },
    },
  }
  const saved = await owner.put(savePageContent.path, { id: page.id, content: JSON.stringify(content) })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}
