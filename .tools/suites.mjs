// Which test file belongs to which suite, said once for Vitest, Playwright and the check that none is left out.
import { matchesGlob } from 'node:path'

const tests = '{sdk,core,site,admin,blocks,plugins,examples}/**'
const faults = [`${tests}/*.fault.test.{ts,tsx}`]
const processes = [`${tests}/*.process.test.{ts,tsx}`]
const long = [`${tests}/*.long.test.{ts,tsx}`]
const api = [`${tests}/*.api.test.{ts,tsx}`, `${tests}/api/**/*.test.{ts,tsx}`]
const unit = [`${tests}/*.test.{ts,tsx}`, '{.tools,admin/build}/*.test.mjs']

/** Vitest projects: what each takes and, since the patterns widen from top to bottom, what those before it took. */
export const projects = {
  faults: { include: faults, exclude: [] },
  processes: { include: processes, exclude: faults },
  long: { include: long, exclude: [...faults, ...processes] },
  api: { include: api, exclude: [...faults, ...processes, ...long] },
  unit: { include: unit, exclude: [...faults, ...processes, ...long, ...api] },
}

/** Of these projects only PostgreSQL runs what is about something that the embedded database lacks. */
export const postgresOnly = [`${tests}/*.postgres.*.test.{ts,tsx}`]

/**
 * The longest API tests, by parts of their paths: walks over every route, long random histories, faults at each of many
 * calls, and what waits for time to pass. `npm test` runs them on PostgreSQL; on the embedded database, where they took a
 * third of their suite's time, the long run does.
 */
const longOnEmbedded = [
  ...['walk/hostile-requests', 'walk/rights', 'host/rights', 'host/token-rights', 'host/stranger'],
  ...['-histories.api', 'import-mutations', 'invoicing-faults', 'author-mistakes', 'stripe.api', 'jobs/clock'],
]

/** Playwright's, which also run against the production build. */
export const browserTests = ['{admin,site}/e2e/**/*.spec.ts']
/** Of these, what the long run has. */
export const longBrowserTests = ['{admin,site}/e2e/**/*.long.spec.ts']

/** Never source: a compiled test would run twice. */
export const notSource = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.cache/**',
  '**/fixtures/**',
  'sdk/create/templates/**',
]

const embedded = { ASHLAR_TEST_DATABASE: 'embedded' }
const postgres = { ASHLAR_TEST_DATABASE: 'postgres' }

/**
 * What `npm test` runs, in this order, with seconds allowed. `project` is Vitest's; two suites may share one.
 * `build` is needed by those that start the real server, which runs dist; the others read sources. Tests of processes
 * meet no database but the embedded one, so they run once. `browser` is Playwright's project. `workers` instead of
 * Vitest's own number, `files` and `without` by parts of their paths. `secondRun`: a test
 * that fails is run once more alone (second-run.mjs).
 */
export const suites = [
  // Regular expressions that are new are judged; the verdicts of the others are in the repository.
  { name: 'lint', budget: 45 },
  { name: 'types', budget: 60 },
  { name: 'unit', project: 'unit', budget: 180 },
  { name: 'api-embedded', project: 'api', env: embedded, without: longOnEmbedded, secondRun: true, budget: 540 },
  {
    name: 'api-postgres',
    project: 'api',
    env: postgres,
    needs: ['postgres', 'pgbouncer'],
    secondRun: true,
    budget: 480,
  },
  {
    name: 'faults-processes',
    project: 'processes',
    env: embedded,
    needs: ['build', 'nginx'],
    secondRun: true,
    budget: 110,
  },
  // A third of their time they wait: for a pause to end, for a sign of life not to come.
  {
    name: 'faults-embedded',
    project: 'faults',
    workers: 3,
    env: embedded,
    needs: ['build'],
    secondRun: true,
    budget: 110,
  },
  {
    name: 'faults-postgres',
    project: 'faults',
    workers: 3,
    env: postgres,
    needs: ['build', 'postgres', 'pgbouncer'],
    secondRun: true,
    budget: 90,
  },
  { name: 'browser', browser: 'browser', needs: ['build', 'chromium'], secondRun: true, budget: 1080 },
]

/** `npm run test:long`: no budget, both databases at hand. */
const longSuites = [
  { name: 'long-embedded', project: 'api', files: longOnEmbedded, env: embedded },
  { name: 'long-browser', browser: 'long', needs: ['build', 'chromium'] },
  { name: 'long', project: 'long', env: postgres, needs: ['build', 'postgres', 'chromium'] },
]

/** The suites that words choose: a name, or its part before the dash (`api`). All but the long ones without words. */
export function chosenSuites(words) {
  if (words.length === 0) return suites
  const known = [...suites, ...longSuites]
  const matching = (word) => known.filter(({ name }) => name === word || name.split('-')[0] === word)
  const unknown = words.filter((word) => matching(word).length === 0)
  if (unknown.length) {
    throw new Error(
      `There is no suite called ${unknown.join(', ')}. Suites: ${known.map(({ name }) => name).join(', ')}.`,
    )
  }
  return known.filter((suite) => words.some((word) => matching(word).includes(suite)))
}

/** Test files (paths relative to the root) that no suite would run: a misnamed test passes by never running. */
export function strayTests(paths) {
  const taken = [...Object.values(projects).flatMap(({ include }) => include), ...browserTests]
  return paths
    .filter((path) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path))
    .filter((path) => !matchesAny(path, notSource) && !matchesAny(path, taken))
}

const matchesAny = (path, globs) => globs.some((glob) => matchesGlob(path, glob))
