import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineModule } from '@ashlar/sdk'
import type { InstallationState } from '@ashlar/sdk/platform'
import { defineServer, health } from '@ashlar/sdk/server'
import { defineSurface } from '@ashlar/sdk/surface'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../config/index.ts'
import { DataLayer } from '../data/index.ts'
import { postgresStore } from '../data/postgres.ts'
import { makeLog } from '../http/log.ts'
import { ValueStore } from '../testing/value-store.ts'
import { createInstalledHost } from './start.ts'
import { ChangingInstallation } from './under-test.fixtures.ts'

const silent = { info: () => undefined, warn: () => undefined }
const name = '@acme/shop'
const shop = defineModule({ id: 'shop', title: 'Shop' })

test('issue 3: other servers follow within 2 s, their pages made beforehand, and say why when they can not; an embedded database has one', async () => {
  const site = await ChangingInstallation.open()
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-test-'))
  const { url } = site.whole.database
  try {
    if (url === undefined) return expect((await site.get('/installation/')).results.processes).toHaveLength(1)
    const isHealthy = { here: true, there: true }
    const shops = (version: string, where: keyof typeof isHealthy) => {
      const check = health('The till opens', [], async () => {
        if (!isHealthy[where]) throw new Error('the till is stuck')
      })
      return { name, version, root: { shop }, server: defineServer(shop, { health: [check] }) }
    }
    site.store.publish(shops('1.0.0', 'here'), shops('2.0.0', 'here'))
    const store = new ValueStore()
    store.publish(shops('1.0.0', 'there'), shops('2.0.0', 'there'))
    const data = await DataLayer.over(await postgresStore({ url }, silent), [])
    const config = readConfig({ ASHLAR_DATA: folder })
    const made: string[] = []
    const surface = defineSurface('site', (app) => {
      app.get('/*', { config: { access: 'public' } }, async ({ url }) => {
        made.push(url)
        return 'A page'
      })
    })
    const owner = await site.whole.signIn('owner', 'b')
    for (const slug of ['', 'prices']) {
      await owner.post('/api/v1/admin/pages/', { title: `Page ${slug}`, slug, status: 'published' })
    }
    const options = { config, store, packages: [], surfaces: [surface], database: data, log: makeLog('silent') }
    const other = await createInstalledHost(options)
    const theirs = () => other.host.composition.packages.find((each) => each.name === name)?.version
    try {
      await other.installation.begin()
      await site.whole.installed.installation.begin()

      expect(await site.change({ action: 'install', name, version: '1.0.0' })).toMatchObject({ state: 'done' })
      await vi.waitFor(() => expect(theirs()).toBe('1.0.0'), 2_000)
      // Nobody has asked for a page there yet. What a slow machine has no time for is left to the first visitors.
      const pages = ['/', '/prices']
      const first = made.splice(0)
      expect(first).toEqual(pages.slice(0, first.length))

      isHealthy.there = false
      expect(await site.change({ action: 'upgrade', name, version: '2.0.0' })).toMatchObject({ state: 'done' })
      await vi.waitFor(async () => {
        const { processes }: InstallationState = (await site.get('/installation/')).results
        const told = processes.map(({ generation, failure }) => [generation, failure.includes('the till is stuck')])
        expect(told.sort()).toEqual([
          [1, true],
          [2, false],
        ])
      }, 5_000)
      expect(theirs()).toBe('1.0.0')
      isHealthy.there = true
      await vi.waitFor(() => expect(theirs()).toBe('2.0.0'), 10_000)
      expect([first, made]).toContainEqual(pages)

      // Whoever asks: one change at a time in the whole installation.
      const [mine, yours] = [await site.plan({ action: 'rollback', name }), await site.plan({ action: 'remove', name })]
      const asker = { name: 'Ben', account: null, tenant: null }
      const begun = await Promise.allSettled([
        site.whole.installed.installation.apply(mine.id, asker),
        other.installation.apply(yours.id, asker),
      ])
      expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(begun.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CHANGE_RUNNING' } })
    } finally {
      await other.close()
      await data.close()
    }
  } finally {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  }
})
