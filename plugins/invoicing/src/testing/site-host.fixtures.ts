import * as commerce from '@ashlar/plugin-commerce'
import commerceServer from '@ashlar/plugin-commerce/server'
import * as customers from '@ashlar/plugin-customers'
import customersRenderer from '@ashlar/plugin-customers/renderer'
import customersServer from '@ashlar/plugin-customers/server'
import customersSite from '@ashlar/plugin-customers/site'
import { type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import renderer from '../block/renderer.tsx'
import * as root from '../index.ts'
import server from '../server/index.ts'
import site from '../site/index.ts'

/** A website whose documents have pages of their own, with accounts, jobs and these packages besides. */
export const siteHost = (...others: readonly TestPackage[]): Promise<TestHost> =>
  testHost({
    packages: [
      {
        ...{ name: '@ashlar/plugin-customers', root: customers, server: customersServer },
        ...{ site: customersSite, renderer: customersRenderer },
      },
      { name: '@ashlar/plugin-commerce', root: commerce, server: commerceServer },
      { name: '@ashlar/plugin-invoicing', root, server, renderer, site },
      ...others,
    ],
    site: true,
    jobs: true,
  })
