import { expect, it } from 'vitest'
import { rowProblems } from './hand-typed-rows.mjs'

const of = (source, path = 'core/src/platform/pages/page.store.ts') => rowProblems(new Map([[path, source]]), [])

it.each([
  ['PageRow', 'interface PageRow {\n  readonly id: number\n}'],
  ['PageRow', 'export interface PageRow extends Named {\n  readonly id: number\n}'],
  ['Row', 'type Row = { readonly id: number }'],
  ['ListedRow', `export type ListedRow = Pick<Page, 'id'> & {\n  readonly total: number\n}`],
  ['WideRow', `type WideRow =\n  | Page\n  | { readonly id: number }\n\nconst other = 1`],
  ['PairRow', 'interface PairRow<One> {\n  readonly one: One\n}'],
])('a row of server code that is typed by hand is refused: %s', (name, source) => {
  const found = [
    expect.stringMatching(new RegExp(`^core/src/platform/pages/page\\.store\\.ts:3 declares the row ${name} by`)),
  ]
  expect(of(`import x from './x.ts'\n\n${source}\n`)).toEqual(found)
})

it.each([
  'plugins/forms/src/server/submission/submission.store.ts',
  'examples/acme-loyalty/src/server/members.ts',
  'admin/e2e/shop/src/server/shop.service.ts',
])('in packages as in the core: %s', (path) => {
  expect(of('interface Row {\n  id: number\n}', path)).toHaveLength(1)
})

it.each([
  `export type PageRow = RowOf<typeof PageEntity>`,
  `type OwnRow = Omit<PageRecord, 'tenantId'>\n\nconst columns = { id: 1 }`,
  `export type PackageRow = Static<typeof PackageRow>\nconst shown = { id: 1 }`,
  `import { type PackageRow } from '@ashlar/sdk/platform'`,
  `export { type ItemRow, ItemRows }`,
  `interface Rows {\n  readonly all: number\n}`,
  `// interface PageRow {`,
])('what comes from an entity or a schema is left alone: %s', (source) => {
  expect(of(source)).toEqual([])
})

it.each([
  'admin/src/screens/settings/navigation-rows.ts',
  'examples/benchmarks/src/report.ts',
  'plugins/forms/src/admin/inbox/inbox-list.tsx',
  'core/src/data/tenant-tables.fixtures.ts',
  'core/src/platform/mail/mailer.fault.test.ts',
  'core/src/jobs/work.child.ts',
])('what is no server code, and helpers of tests, may: %s', (path) => {
  expect(of('interface Row {\n  id: number\n}', path)).toEqual([])
})
