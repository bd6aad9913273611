// Reads what each runner wrote as a list of results, and turns results into counts. A skipped test is a defect and counts as failed.
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * One result: `id` is unique in its suite, `file` can be run again (missing for what belongs to no file), `title` is for
 * a person, `state` is 'passed' or says what happened instead, `reason` is the first line of why.
 */
const result = (id, file, title, state, errors = []) => ({ id, file, title, state, reason: firstLine(errors) })

/** One check that has no tests inside, such as lint. */
export const single = (ok) => [result('', undefined, '', ok ? 'passed' : 'failed')]

/** From what vitest-report.mjs wrote. A file that cannot be imported has no test that failed, so it is a result itself. */
export function vitestResults({ modules, errors }) {
  return [
    ...modules.flatMap(({ path, tests }) =>
      tests.map((test) => result(`${path} ${test.title}`, path, test.title, vitestState(test), test.errors)),
    ),
    ...modules.flatMap(({ path, errors }) => errors.map((error) => result(path, path, path, 'failed', [error]))),
    ...errors.map(outsideOfAnyTest),
  ]
}

const vitestState = ({ state }) => (state === 'passed' || state === 'failed' ? state : 'did not run')

/** From Playwright's JSON report. */
export function playwrightResults({ suites, errors }) {
  const specs = suites.flatMap(specsOf)
  return [
    ...specs.flatMap(({ id, file, title, tests }) =>
      tests.map(({ status, results }) =>
        result(
          id,
          file,
          `${file} ${title}`,
          status === 'expected' ? 'passed' : status,
          results.flatMap((each) => each.errors ?? []),
        ),
      ),
    ),
    ...errors.map(outsideOfAnyTest),
  ]
}

const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

const outsideOfAnyTest = (error) => result('', undefined, 'outside of any test', 'failed', [error])

function firstLine(errors) {
  return stripVTControlCharacters(errors[0]?.message ?? '').split('\n')[0]
}

/**
 * Results of one run: its report, and its exit code for what no report holds (a crash, an unhandled rejection).
 * A run that found no files writes no report and succeeds.
 */
export function resultsOf(reportPath, exitCode, read) {
  const results = existsSync(reportPath) ? read(JSON.parse(readFileSync(reportPath, 'utf8'))) : []
  if (exitCode === 0 || results.some(isFailed)) return results
  return [...results, result('', undefined, `ended with exit code ${exitCode}`, 'failed')]
}

export const isFailed = ({ state }) => state !== 'passed'

/** What a suite counts: of `results` those that passed and failed, and which of them are `flaky`. */
export function countsOf({ results, flaky = [] }) {
  const failed = results.filter(isFailed)
  return {
    passed: results.length - failed.length,
    failed: failed.length,
    problems: failed.filter(({ title }) => title !== '').map(lineOf),
    flaky: flaky.map(lineOf),
  }
}

const lineOf = ({ title, state, reason }) => [title, state, reason].filter((part) => part !== '').join(': ')

/**
 * The table beside the budgets, what went wrong, what passed only the second time, then the one line that machines
 * read, which has to be the very last.
 */
export function summary(suites) {
  const rows = suites.map(
    ({ name, passed, failed, seconds, budget }) =>
      `${name.padEnd(16)} ${`${passed} passed`.padStart(12)} ${`${failed} failed`.padStart(10)} ${time(seconds, budget)}`,
  )
  const problems = suites.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))
  const flaky = suites.flatMap(({ name, flaky }) => flaky.map((line) => `${name}: ${line}`))
  const total = (key) => suites.reduce((sum, suite) => sum + suite[key], 0)
  const last = `${total('passed')} passed, ${total('failed')} failed`
  return ['', ...rows, ...problems, ...(flaky.length ? ['Flaky:', ...flaky] : []), last].join('\n')
}

function time(seconds, budget) {
  const spent = `${seconds.toFixed(1).padStart(6)} s`
  if (!budget) return spent
  return `${spent} of ${budget} s${seconds > budget ? '  OVER BUDGET' : ''}`
}
