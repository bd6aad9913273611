import type { PackagePlan, PackageRow } from '@ashlar/sdk/platform'
import { expect, test } from 'vitest'
import { listText, planText } from './plan-text.ts'

const plan: PackagePlan = {
  ...{ id: '1', action: 'upgrade', name: '@acme/quote', title: 'Quote', from: '1.0.0', to: '2.0.0', kind: 'block' },
  ...{ description: '', integrity: '', license: 'MIT', size: 1, createdAt: '2026-01-01T00:00:00Z' },
  ...{
    permissions: [],
    routes: [],
    screens: [],
    pages: [],
    jobs: [],
    schedules: [],
    events: [],
    sitemap: [],
    migrations: [],
    requiredBy: [],
    warnings: [],
    obstacles: [],
  },
  tables: [{ name: 'note', rows: 1, change: 'changed' }],
  blocks: [{ type: 'acme/quote', title: 'Quote', change: 'changed', from: 1, to: 2, documents: 1 }],
  content: { checked: 1, changed: 1, failed: 0, documents: [] },
  clientSize: { visitor: { from: 1, to: 1 }, staff: { from: 1, to: 1 } },
  tenants: [],
}
const row: PackageRow = {
  ...{ name: '@acme/quote', id: 'acme/quote', kind: 'block', title: 'Quote', icon: 'quote', description: '' },
  ...{ version: '1.0.0', origin: 'store', faults: 0, status: 'active', reason: '', blocks: [] },
  ...{ allowed: true, enabled: true, always: false, trial: { version: '2.0.0', tenants: 1 } },
}

test('issue 3: a plan in a terminal counts as people do, and says for whom a trial begins and ends', () => {
  expect(planText(plan).split('\n')).toEqual([
    'upgrade Quote (@acme/quote) 1.0.0 -> 2.0.0',
    'Tables:',
    '  ~ note  1 row',
    'Blocks:',
    '  ~ acme/quote  data version 1 -> 2  in 1 document',
    'Content: 1 document checked, including revisions: 1 will be converted, 0 failed.',
  ])
  const forWhom = (action: PackagePlan['action']) =>
    planText({ ...plan, action, tenants: [{ id: 1, name: 'Halfmoon' }] })
  expect(forWhom('try')).toContain('\nFor:\n    Halfmoon')
  expect(forWhom('promote')).toContain('\nFor every website. Currently on trial at:\n    Halfmoon')
  expect(forWhom('withdraw')).toContain('\nRemoved from:\n    Halfmoon')
  expect(listText([row])).toBe('@acme/quote  1.0.0  store  active  2.0.0 on trial at 1 website')
})
