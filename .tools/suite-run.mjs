// How each kind of suite is run and counted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countsOf, playwrightResults, resultsOf, single, vitestResults } from './report.mjs'
import { run } from './run.mjs'
import { filesOf, withSecondRun } from './second-run.mjs'
import { strayTests } from './suites.mjs'
import { filesBelow, root, workspaces } from './workspaces.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)

/** Run one suite and count it; `built` holds what the build found, `env` what provisioning added. */
export async function runSuite(suite, { built, env }) {
  // What the first run has prepared serves the second one, too.
  const prepared = mkdtempSync(join(tmpdir(), 'ashlar-suite-'))
  const context = { built, env: { ...env, ASHLAR_FILLED_DEMO: join(prepared, 'demo') } }
  try {
    const results = await firstRun(suite, context)
    if (!suite.secondRun) return countsOf({ results })
    return countsOf(await withSecondRun(results, (failed) => secondRun(suite, context, failed)))
  } finally {
    rmSync(prepared, { recursive: true, force: true })
  }
}

function firstRun(suite, { built, env }) {
  if (suite.name === 'lint') return lint()
  if (suite.name === 'types') return types(built)
  if (suite.browser) return browser(suite, env)
  return vitest(suite, env)
}

/** The failed tests alone: Playwright knows them itself; Vitest runs their files, whose tests share a database. */
function secondRun(suite, { env }, failed) {
  console.log(`\n=== ${suite.name}, retrying failed tests ===`)
  if (suite.browser) return browser(suite, env, ['--last-failed', '--workers=1'])
  return vitest({ ...suite, workers: 1 }, env, filesOf(failed))
}

/** All parts, even when the first fails: a person wants the whole list. */
async function lint() {
  const style = await run(bin('biome'), ['check', '.'])
  const rules = await run(process.execPath, ['.tools/import-rules.mjs'])
  const expressions = await run(process.execPath, ['.tools/regex-safety.mjs'])
  const dead = await run(bin('knip'), ['--no-progress'])
  const strays = strayTests(['.tools', ...workspaces().map(({ dir }) => dir)].flatMap(filesBelow))
  for (const path of strays) console.error(`${path} looks like a test, but no suite runs it (.tools/suites.mjs).`)
  return single(style === 0 && rules === 0 && expressions === 0 && dead === 0 && strays.length === 0)
}

/** The workspaces were checked by compiling them; what they leave out are configurations and browser tests. */
async function types({ compiled }) {
  return single(compiled && (await run(bin('tsc'), ['-p', '.tools'])) === 0)
}

async function vitest({ name, project, workers, env: own, without = [], files: all = [] }, env, files = all) {
  const report = reportPath(name)
  const reporters = ['--reporter=default', '--reporter=./.tools/vitest-report.mjs']
  const atOnce = workers === undefined ? [] : [`--maxWorkers=${workers}`]
  const args = ['run', ...files, '--project', project, '--passWithNoTests', ...atOnce, ...reporters]
  const code = await run(bin('vitest'), args, {
    env: { ...process.env, ...env, ...own, ASHLAR_TEST_REPORT: report, ASHLAR_TEST_WITHOUT: without.join() },
    withWorkers: true,
  })
  return resultsOf(report, code, vitestResults)
}

async function browser({ name, browser: project }, env, chosen = []) {
  const report = reportPath(name)
  const args = ['test', `--project=${project}`, '--pass-with-no-tests', '--reporter=list,json', ...chosen]
  const code = await run(bin('playwright'), args, {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    withWorkers: true,
  })
  return resultsOf(report, code, playwrightResults)
}

/** A report of an earlier run must not be read as this one's. */
function reportPath(name) {
  const path = join(root, '.cache', 'test', `${name}.json`)
  rmSync(path, { force: true })
  return path
}
