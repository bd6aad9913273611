// Turns what each runner wrote into counts. A skipped test is a defect and counts as failed.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Nothing ran. */
export const nothing = { passed: 0, failed: 0, problems: [] }

/** One check that has no tests inside, such as lint. */
export const single = (ok) => ({ ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Counts from what vitest-report.mjs wrote. A file that cannot be imported has no test that failed. */
export function vitestCounts({ modules, errors }) {
  const tests = modules.flatMap((module) => module.tests)
  const problems = [
    ...tests
      .filter(({ state }) => state !== 'passed')
      .map((test) => problem(`${test.title}: ${stateOf(test)}`, test.errors)),
    ...modules.flatMap((module) => module.errors.map((error) => problem(module.path, [error]))),
    ...errors.map((error) => problem('outside of any test', [error])),
  ]
  return { passed: tests.filter(({ state }) => state === 'passed').length, failed: problems.length, problems }
}

const stateOf = ({ state }) => (state === 'failed' ? 'failed' : 'did not run')

/** Counts from Playwright's JSON report. */
export function playwrightCounts({ stats, suites, errors }) {
  const wrong = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) =>
        problem(
          `${file} ${title}: ${status}`,
          results.flatMap((result) => result.errors ?? []),
        ),
      ),
  )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length + stats.skipped,
    problems: [...wrong, ...errors.map((error) => problem('outside of any test', [error]))],
  }
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

/** One line: what, and the first line of why. */
function problem(what, errors = []) {
  const [reason = ''] = stripVTControlCharacters(errors[0]?.message ?? '').split('\n')
  return reason === '' ? what : `${what}: ${reason}`
}

/**
 * Counts of one run: its report, and its exit code for what no report holds (a crash, an unhandled rejection).
 * A run that found no files writes no report and succeeds.
 */
export function countsOf(reportPath, exitCode, read) {
  const counts = existsSync(reportPath) ? read(JSON.parse(readFileSync(reportPath, 'utf8'))) : nothing
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The table beside the budgets, what went wrong, then the one line that machines read, which has to be the very last. */
export function summary(results) {
  const rows = results.map(
    ({ name, passed, failed, seconds, budget }) =>
      `${name.padEnd(16)} ${`${passed} passed`.padStart(12)} ${`${failed} failed`.padStart(10)} ${time(seconds, budget)}`,
  )
  const found = results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  return ['', ...rows, ...found, `${total('passed')} passed, ${total('failed')} failed`].join('\n')
}

function time(seconds, budget) {
  const spent = `${seconds.toFixed(1).padStart(6)} s`
  if (!budget) return spent
  return `${spent} of ${budget} s${seconds > budget ? '  OVER BUDGET' : ''}`
}
