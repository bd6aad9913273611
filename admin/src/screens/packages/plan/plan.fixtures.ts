import type { PackagePlan } from '@ashlar/sdk/platform'

/** A plan that does next to nothing, to be changed by the test. */
export const quietPlan: PackagePlan = {
  id: 'p1',
  action: 'upgrade',
  name: '@acme/bookings',
  title: 'Bookings',
  description: '',
  kind: 'module',
  from: '0.9.4',
  to: '1.0.0',
  integrity: 'sha512-9b1c8d7e6f5a4b3c2d1e0f',
  license: 'MIT',
  size: 212_000,
  permissions: [],
  routes: [],
  screens: [],
  tables: [],
  migrations: [],
  blocks: [],
  content: { checked: 0, changed: 0, failed: 0, documents: [] },
  requiredBy: [],
  clientSize: { visitor: { from: 0, to: 0 }, staff: { from: 0, to: 0 } },
  tenants: [],
  obstacles: [],
  warnings: [],
  createdAt: '2026-01-01T00:00:00.000Z',
}
