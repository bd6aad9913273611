import type {
  FoundPackage,
  InstallationState,
  PackageChange,
  PackageContents,
  PackageFault,
  PackageListing,
  PackagePlan,
  PackagePlanRequest,
  PackageRow,
  PackageUpdate,
  PackageUsage,
  PackageVersion,
  RemovedTables,
} from '@ashlar/sdk/platform'
import type { Page, Route } from '@playwright/test'

const started = '2026-01-05T09:12:00.000Z'

const row = (part: Partial<PackageRow> & Pick<PackageRow, 'name' | 'title'>): PackageRow => ({
  id: part.name.replace(/^.*\//, ''),
  kind: 'block',
  icon: 'blocks',
  description: '',
  version: '1.0.0',
  origin: 'store',
  status: 'active',
  reason: '',
  faults: 0,
  trial: null,
  blocks: ['acme/thing'],
  allowed: true,
  always: false,
  enabled: true,
  ...part,
})

export const rows = {
  text: row({
    name: '@ashlar/block-text',
    title: 'Text',
    origin: 'distribution',
    blocks: ['text', 'heading'],
    description: 'Paragraphs, lists and headings',
  }),
  bookings: row({
    name: '@tideline/bookings',
    id: 'bookings',
    title: 'Bookings',
    kind: 'module',
    version: '0.9.4',
    description: 'Workshop dates and seats',
    blocks: ['tideline/calendar'],
    faults: 2,
  }),
  locator: row({
    name: '@halyard/locator',
    title: 'Store locator',
    version: '3.0.2',
    description: 'Map of stockists, one block',
    blocks: ['halyard/locator'],
    status: 'failed',
    reason: '@halyard/locator needs @ashlar/sdk ^3.0.0; this server has 1.4.0.',
  }),
  quote: row({
    name: '@acme/quote',
    title: 'Quote',
    version: '1.2.0',
    description: 'Words of others, with their name',
    blocks: ['acme/quote'],
    trial: { version: '2.0.0-beta.1', tenants: 2 },
  }),
}

/** What a package has left that is not installed any more. */
export const removed: RemovedTables = {
  ...{ module: 'tastings', name: '@acme/tastings', title: 'Tastings', removedAt: started, rows: 1204, bytes: 212_992 },
  tables: [
    { name: 'tasting', rows: 1200, bytes: 196_608 },
    { name: 'guest_list', rows: 4, bytes: 16_384 },
  ],
}

export const plan: PackagePlan = {
  id: 'plan-1',
  action: 'upgrade',
  name: '@tideline/bookings',
  title: 'Bookings',
  description: 'Workshop dates and seats',
  kind: 'module',
  from: '0.9.4',
  to: '1.0.0',
  integrity: 'sha512-9b1c8d7e6f5a4b3c2d1e0f9b1c8d7e6f5a4b3c2d1e0f',
  license: 'MIT',
  size: 212_000,
  permissions: [
    { area: 'seats', title: 'Seats', change: 'added' },
    { area: 'bookings', title: 'Bookings', change: 'kept' },
  ],
  routes: [
    { method: 'GET', url: '/api/v1/admin/bookings/seats/', access: 'seats.can_view', change: 'added' },
    { method: 'GET', url: '/api/v1/admin/bookings/', access: 'bookings.can_view', change: 'kept' },
    { method: 'POST', url: '/api/v1/bookings/hold/', access: 'public', change: 'removed' },
  ],
  screens: [{ path: '/admin/bookings/seats', title: 'Seats', change: 'added' }],
  pages: [
    {
      path: '/bookings/:day',
      change: 'added',
      inFront: [{ tenant: 'Halfmoon', title: 'Today', path: '/bookings/today' }],
    },
  ],
  jobs: [{ id: 'bookings.remind', change: 'kept' }],
  schedules: [{ job: 'bookings.remind', cron: '0 7 * * *', change: 'kept' }],
  events: [],
  sitemap: [],
  tables: [
    { name: 'bookings.booking', rows: 418, change: 'changed' },
    { name: 'bookings.seat', rows: null, change: 'added' },
  ],
  migrations: ['0004-seats'],
  blocks: [{ type: 'tideline/calendar', title: 'Calendar', change: 'changed', from: 1, to: 2, documents: 3 }],
  content: { checked: 41, changed: 3, failed: 0, documents: [] },
  requiredBy: [],
  clientSize: { visitor: { from: 2100, to: 2900 }, staff: { from: 41_000, to: 44_000 } },
  tenants: [],
  obstacles: [],
  warnings: ['One route that others may call is gone: POST /api/v1/bookings/hold/.'],
  createdAt: started,
}

const steps = ['store', 'load', 'compose', 'migrate', 'check', 'activate', 'drain'] as const

/** A change that has come as far as the given number of steps. */
export const changeAt = (done: number, part: Partial<PackageChange> = {}): PackageChange => ({
  id: 'change-1',
  plan: plan.id,
  action: plan.action,
  name: plan.name,
  title: plan.title,
  from: plan.from,
  to: plan.to,
  state: done >= steps.length ? 'done' : 'running',
  steps: steps.map((step, index) => ({
    step,
    state: index < done ? 'done' : index === done ? 'running' : 'waiting',
    took: index < done ? 40 + index * 310 : null,
  })),
  reason: '',
  code: '',
  by: 'Ines Moreau',
  startedAt: started,
  finishedAt: null,
  ...part,
})

/** What every package brings. */
const contents: PackageContents = {
  permissions: [{ area: 'bookings', title: 'Bookings', change: 'kept' }],
  screens: [{ path: '/admin/bookings', title: 'Bookings', change: 'kept' }],
  routes: [
    { method: 'GET', url: '/api/v1/admin/bookings/', access: 'bookings.can_view', change: 'kept' },
    { method: 'POST', url: '/api/v1/bookings/hold/', access: 'public', change: 'kept' },
  ],
}

/** What the server would say; tests change it as they go. */
export interface SaidPackages {
  rows: PackageRow[]
  installation: InstallationState
  updates: PackageUpdate[]
  removed: RemovedTables[]
  versions: PackageVersion[]
  usage: PackageUsage[]
  faults: PackageFault[]
  changes: PackageChange[]
  /** What a search of the registry gives. */
  discover: (query: URLSearchParams) => { rows: FoundPackage[]; total: number } | Refusal
  /** What the registry says of a package. */
  listing: (name: string) => PackageListing | Refusal
  /** The reply to a request for a plan. */
  plan: (request: PackagePlanRequest) => PackagePlan | Refusal
  /** The reply to "apply". */
  apply: () => PackageChange | Refusal
  /** The reply to the n-th question how far the change is. */
  progress: (asked: number) => PackageChange | Refusal
  upload: () => { name: string; version: string; integrity: string } | Refusal
}

export interface Refusal {
  readonly status: number
  readonly code: string
  readonly error: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

const isRefusal = (value: object): value is Refusal => 'error' in value

/** Stands before the server's packages API; gives what it says and the requests that came. */
export async function fakePackages(page: Page): Promise<{ said: SaidPackages; asked: PackagePlanRequest[] }> {
  const said = usual()
  const asked: PackagePlanRequest[] = []
  let polls = 0
  const give = (route: Route, results: object, status = 200) =>
    isRefusal(results)
      ? route.fulfill({ status: results.status, json: { success: false, requestId: 'r-1', ...results } })
      : route.fulfill({ status, json: { success: true, results } })
  const list = (rows: readonly object[]) => ({ rows, total: rows.length })
  const at = (path: string) => `**/api/v1/admin/packages/${path}`
  await page.route(at(''), (route) => give(route, list(said.rows)))
  await page.route(at('installation/'), (route) => give(route, said.installation))
  await page.route(at('updates/'), (route) => give(route, list(said.updates)))
  await page.route(at('contents/?*'), (route) => give(route, contents))
  await page.route(at('versions/?*'), (route) => give(route, list(said.versions)))
  await page.route(at('usage/?*'), (route) => give(route, list(said.usage)))
  await page.route(at('faults/?*'), (route) => give(route, list(said.faults)))
  const queryOf = (route: Route) => new URL(route.request().url()).searchParams
  await page.route(at('discover/?*'), (route) => give(route, said.discover(queryOf(route))))
  await page.route(at('discover/package/?*'), (route) => give(route, said.listing(queryOf(route).get('name') ?? '')))
  await page.route(at('discover/screenshot/?*'), (route) => route.fulfill({ contentType: 'image/png', body: picture }))
  await page.route(at('plans/'), (route) => {
    const request: PackagePlanRequest = route.request().postDataJSON()
    asked.push(request)
    return give(route, said.plan(request), 201)
  })
  await page.route(at('changes/'), (route) =>
    route.request().method() === 'POST' ? give(route, said.apply(), 202) : give(route, list(said.changes)),
  )
  await page.route(at('changes/?*'), (route) => {
    const query = new URL(route.request().url()).searchParams
    const name = query.get('name')
    const own = said.changes.filter((change) => name === null || change.name === name)
    const isNews = query.has('rolledBack')
    return give(route, list(isNews ? own.filter(({ state }) => state === 'withdrawn') : own))
  })
  await page.route(at('changes/*/'), (route) => {
    polls += 1
    return give(route, said.progress(polls))
  })
  await page.route(at('removed-tables/'), (route) => give(route, list(said.removed)))
  await page.route(at('removed-tables/*/?*'), (route) => {
    const { module, rows } = removed
    said.removed = said.removed.filter((each) => each.module !== module)
    return give(route, { file: '/data/removed-tables/tastings-2026.jsonl.gz', rows, bytes: 812 })
  })
  await page.route(at('uploads/'), (route) => give(route, said.upload(), 201))
  return { said, asked }
}

/** A package that the registry has. */
export const foundPackage = (part: Partial<FoundPackage> & Pick<FoundPackage, 'name' | 'title'>): FoundPackage => ({
  version: '1.0.0',
  description: '',
  kind: 'block',
  publisher: 'ida',
  publishedAt: started,
  fit: 'fits',
  installed: null,
  ...part,
})

export const timer: PackageListing = {
  ...foundPackage({ name: '@acme/timer', title: 'Timer', version: '1.4.0', description: 'Counts down to a day' }),
  license: 'MIT',
  sdk: '^0.1.0',
  serverSdk: '0.1.0',
  fitting: '1.4.0',
  size: 84_000,
  readme: '# Timer\n\nCounts **down**.\n\n- days\n- hours\n\n<script>alert(1)</script>\n\n```\nnpm i\n```\n',
  screenshots: [{ title: 'The timer on a page', version: '1.4.0', number: 1 }],
}

/** One grey pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
)

function usual(): SaidPackages {
  return {
    discover: () => ({ rows: [timer], total: 1 }),
    listing: (name) => ({ status: 404, code: 'PACKAGE_NOT_FOUND', error: `The registry has no package ${name}.` }),
    rows: Object.values(rows),
    installation: {
      generation: 14,
      isSafeMode: false,
      database: 'postgres',
      registry: 'https://registry.example/',
      processes: [process('p1', 4211, 3), process('p2', 4212, 9)],
      change: null,
    },
    removed: [removed],
    updates: [
      { name: '@tideline/bookings', title: 'Bookings', version: '0.9.4', latest: '1.0.0' },
      { name: '@acme/quote', title: 'Quote', version: '1.2.0', latest: '1.2.1' },
    ],
    versions: [
      {
        version: '0.9.4',
        integrity: 'sha512-aaaaaaaaaaaaaaaaaaaa',
        isActive: true,
        source: 'upload',
        activatedAt: started,
      },
      {
        version: '0.9.3',
        integrity: 'sha512-bbbbbbbbbbbbbbbbbbbb',
        isActive: false,
        source: 'https://registry.example/',
        activatedAt: '2025-12-01T10:00:00.000Z',
      },
      {
        version: '0.9.1',
        integrity: 'sha512-cccccccccccccccccccc',
        isActive: false,
        source: 'https://registry.example/',
        activatedAt: '2025-10-01T10:00:00.000Z',
      },
    ],
    usage: [
      {
        kind: 'page',
        kindTitle: 'Page',
        tenant: 'Ropewalk Motor & Cycle',
        title: 'Open workshop',
        address: '/admin/editor?page=3',
        blocks: ['tideline/calendar'],
      },
      {
        kind: 'template',
        kindTitle: 'Template',
        tenant: 'Halfmoon',
        title: 'Class footer',
        address: '',
        blocks: ['tideline/calendar'],
      },
    ],
    faults: [
      {
        at: started,
        version: '0.9.4',
        where: 'route',
        place: 'GET /api/v1/admin/bookings/',
        message: "TypeError: Cannot read properties of undefined (reading 'seats')",
        website: null,
      },
      {
        ...{ at: started, version: '0.9.4', where: 'browser', place: 'tideline/calendar in the editor' },
        ...{ message: 'RangeError: 0', website: 'Halfmoon' },
      },
    ],
    changes: [
      changeAt(7, { id: 'c3', action: 'install', name: '@acme/quote', title: 'Quote', from: null, to: '1.2.0' }),
      changeAt(4, {
        id: 'c2',
        state: 'failed',
        reason: 'The migration 0004-seats failed: column "seat_count" is there already.',
        code: 'MIGRATION_FAILED',
      }),
      changeAt(7, {
        id: 'c1',
        state: 'withdrawn',
        by: 'Ashlar',
        startedAt: new Date().toISOString(),
        reason: 'Five faults within a minute: Bookings 0.9.5 was taken back to 0.9.4.',
      }),
    ],
    plan: (request) => ({ ...plan, action: request.action, name: request.name }),
    apply: () => changeAt(0),
    progress: (asked) => changeAt(Math.min(asked * 3, 7)),
    upload: () => ({ name: '@acme/new', version: '1.0.0', integrity: 'sha512-d' }),
  }
}

const process = (id: string, pid: number, loadedVersions: number): InstallationState['processes'][number] => ({
  id,
  pid,
  generation: 14,
  failure: '',
  startedAt: started,
  seenAt: started,
  memory: 184_000_000 + pid * 1000,
  loadedVersions,
  mostVersions: 40,
})
