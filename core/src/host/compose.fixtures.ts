import { defineBlock, defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { Database, DroppedTags, defineRoutes, defineServer, LiveEvents, provide } from '@ashlar/sdk/server'
import type { Surface } from '@ashlar/sdk/surface'
import Type from 'typebox'
import { onTestFinished } from 'vitest'
import { makeLog } from '../http/log.ts'
import { SchemaCompilers } from '../http/schema-compilers.ts'
import { BrowserFolders } from './browser-files.ts'
import { type Composed, compose } from './compose.ts'
import { loadPackage } from './load-package.ts'
import { inDependencyOrder } from './order.ts'
import { type PackageValues, packageFromValues } from './package-from-values.ts'
import { Authentication, FormNotices, IdempotentReplies, LiveMessages, TenantDirectory } from './tokens.ts'
import { CompositionWatch } from './watch/composition-watch.ts'
import { WatchRecord } from './watch/watch-record.ts'

/** How often a session was looked up. */
export const lookUps = { count: 0 }

class Nobody implements Authentication {
  readonly cookieName = 'session'
  authenticate = async () => {
    lookUps.count++
    return null
  }
}

class OneTenant implements TenantDirectory {
  byGuid = async () => null
  checkCode = async () => null
  byHost = async (host: string) =>
    host === 'a.test'
      ? { guid: 'a', id: 1, name: 'A', plan: 'basic' as const, modules: ['shop'], origin: 'http://a.test' }
      : null
}

const fakeCore: PackageValues = {
  name: '@ashlar/core',
  root: { core },
  server: defineServer(core, {
    services: [provide(Authentication, Nobody), provide(TenantDirectory, OneTenant)],
  }),
}
const refused = () => Promise.reject(new Error('no database'))
const noDatabase: Database = { tenant: refused, forTenant: refused, platform: refused }
const silence = { listen: () => () => undefined, send: async () => undefined }

/** A composition of these packages and a core without a database: one tenant at `a.test`, nobody signed in. */
export async function composed(
  packages: readonly PackageValues[],
  surfaces: readonly Surface[] = [],
): Promise<Composed> {
  const loaded = await Promise.all([fakeCore, ...packages].map((each) => loadPackage(packageFromValues(each))))
  const result = await compose({
    begin: () => () => undefined,
    hear: () => undefined,
    generation: 1,
    packages: inDependencyOrder(loaded),
    surfaces,
    given: [
      [Database, noDatabase],
      [DroppedTags, silence],
      [LiveEvents, silence],
      [LiveMessages, silence],
      [IdempotentReplies, { begin: refused, keep: refused, forget: refused }],
      [FormNotices, { leave: refused, take: refused }],
    ],
    folders: new BrowserFolders(),
    platformHost: undefined,
    mostHosts: 100,
    retiring: new AbortController().signal,
    isReady: async () => true,
    breathe: async () => undefined,
    compilers: new SchemaCompilers(),
    log: makeLog('silent'),
    hasAccessLog: false,
    faults: { report: () => undefined },
    watch: new CompositionWatch(new WatchRecord(), []),
  })
  onTestFinished(() => result.app.close())
  return result
}

export const shop = defineModule({ id: 'shop', title: 'Shop', permissions: { wares: 'Wares' } })
export const crm = defineModule({ id: 'crm', title: 'CRM', requires: [shop] })
export const quote = defineBlock({
  ...{ type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content' },
  schema: Type.Object({ text: Type.String({ default: '' }) }),
})
export const quoteRenderer = defineBlockRenderer(quote, () => null)

/** A route that answers; public unless `config` says otherwise. */
export const get = (url: string, config: object = { access: 'public' }) =>
  defineRoutes([], (app) => void app.get(url, { config }, async () => ({ success: true })))

/** The package of `shop` with this on its server. */
export const shopWith = (contribution: Parameters<typeof defineServer>[1]): PackageValues => ({
  ...{ name: '@acme/shop', root: { shop }, server: defineServer(shop, contribution) },
})
