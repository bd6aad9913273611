import { expect, it } from 'vitest'
import { moduleIdProblems } from './module-ids.mjs'

const module = (id) => ({ dir: `plugins/${id}`, manifest: { ashlar: { kind: 'module', id } } })
const workspaces = [
  ...['email_marketing', 'forms'].map(module),
  { dir: 'blocks/text', manifest: { ashlar: { kind: 'block', id: 'text' } } },
  { dir: 'core', manifest: {} },
]
const of = (source, path = 'core/src/platform/pages/page.service.ts') =>
  moduleIdProblems(new Map([[path, source]]), workspaces)

it.each([
  ['email_marketing', `if (modules.includes('email_marketing')) return`],
  ['invoicing', 'const needed = "invoicing"'],
  ['customers', 'can(`customers.can_view`)'],
  ['forms', `const id = 'forms'`],
  ['redirects', `if (id === 'redirects') return`],
  ['store', `on('store.order-placed')`],
])('a module that a host names is refused, also one that is yet to come: %s', (id, source) => {
  for (const host of ['core', 'admin', 'site', 'sdk']) {
    const path = `${host}/src/a.ts`
    expect(of(`\n${source}`, path)).toEqual([expect.stringContaining(`${path}:2 names the module "${id}"`)])
  }
})

it.each([
  ['plugins/live-chat/src/settings.ts', `export const neededModule = 'email_marketing'`],
  ['core/src/platform/pages/page.api.test.ts', `const id = 'email_marketing'`],
  ['core/src/host/rights.fixtures.ts', `const id = 'email_marketing'`],
  ['sdk/src/definition/block.ts', `type Category = 'forms' | 'store' | 'text'`],
  ['core/src/http/safe-fetch.ts', `type Reason = 'timeout' | 'redirects'`],
  ['core/src/host/package-loader.ts', `if (source.origin === 'store') return`],
  ['sdk/src/definition/module.ts', `  /** As the API says it: 'email_marketing'. */`],
  ['core/src/platform/mail/mail.migrations.ts', `where purpose = 'email_marketing.confirmation'`],
  ['core/src/a.ts', `const table = 'email_marketing_like'`],
])('packages, tests, comments and words of the hosts may: %s', (path, source) => {
  expect(of(source, path)).toEqual([])
})
