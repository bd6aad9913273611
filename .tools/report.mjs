// Turns what each runner wrote into counts. A skipped test is a defect and counts as failed.
import { existsSync, readFileSync } from 'node:fs'

/** Nothing ran. */
export const nothing = { passed: 0, failed: 0, skipped: [] }

/** One check that has no tests inside, such as lint. */
export const single = (ok) => ({ ...nothing, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Counts from Vitest's JSON report. */
export function vitestCounts({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const count = (status) => tests.filter((test) => test.status === status).length
  const skipped = tests
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
    .map(({ fullName }) => fullName)
  // A file that could not even be imported has no test that failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: count('passed'), failed: count('failed') + broken.length + skipped.length, skipped }
}

/** Counts from Playwright's JSON report. */
export function playwrightCounts({ stats, suites, errors }) {
  const skipped = suites.flatMap(specsOf).filter(isSkipped).map(titleOf)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length + stats.skipped, skipped }
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

const isSkipped = ({ tests }) => tests.some(({ status }) => status === 'skipped')

const titleOf = ({ file, title }) => `${file} ${title}`

/**
 * Counts of one run: its report, and its exit code for what no report holds (a crash, an unhandled rejection).
 * A run that found no files writes no report and succeeds.
 */
export function countsOf(reportPath, exitCode, read) {
  const counts = existsSync(reportPath) ? read(JSON.parse(readFileSync(reportPath, 'utf8'))) : nothing
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** The table beside the budgets, then the one line that machines read, which has to be the very last. */
export function summary(results) {
  const rows = results.map(
    ({ name, passed, failed, seconds, budget }) =>
      `${name.padEnd(16)} ${`${passed} passed`.padStart(12)} ${`${failed} failed`.padStart(10)} ${time(seconds, budget)}`,
  )
  const skipped = results.flatMap(({ name, skipped }) => skipped.map((title) => `Skipped in ${name}: ${title}`))
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
  return ['', ...rows, ...skipped, `${total('passed')} passed, ${total('failed')} failed`].join('\n')
}

function time(seconds, budget) {
  const spent = `${seconds.toFixed(1).padStart(6)} s`
  if (!budget) return spent
  return `${spent} of ${budget} s${seconds > budget ? '  OVER BUDGET' : ''}`
}
