import { describe, expect, it } from 'vitest'
import { isAsset } from './assets.mjs'
import { countsOf, playwrightResults, resultsOf, summary, vitestResults } from './report.mjs'
import { withSecondRun } from './second-run.mjs'
import { chosenSuites, strayTests } from './suites.mjs'

const names = (words) => chosenSuites(words).map(({ name }) => name)

describe('choosing suites', () => {
  it('takes all but the long ones without words, and a group by its first word', () => {
    expect(names([])).not.toContain('long')
    expect(names(['api', 'unit'])).toEqual(['unit', 'api-embedded', 'api-postgres'])
    expect(names(['long'])).toEqual(['long-embedded', 'long-browser', 'long'])
    expect(() => chosenSuites(['e2e'])).toThrow('There is no suite called e2e')
  })

  it('finds tests that no suite runs', () => {
    const run = ['core/src/a.test.ts', 'blocks/quote/src/b.test.tsx', 'admin/e2e/c.spec.ts', 'core/src/api/d.test.ts']
    expect(strayTests([...run, 'core/src/e.spec.ts', 'core/f.test.js', 'sdk/src/fixtures/g.test.js'])).toEqual([
      'core/src/e.spec.ts',
      'core/f.test.js',
    ])
  })
})

describe('counting', () => {
  const test = (state, errors = []) => ({ state, title: state, errors })
  const lost = { message: 'gone\nat line 3' }

  it('counts a test that did not run, a file that cannot be imported and a worker that ended as failed, and says why', () => {
    const modules = [
      { path: 'a.test.ts', tests: [], errors: [lost] },
      {
        path: 'b.test.ts',
        tests: [test('passed'), test('failed', [lost]), test('skipped'), test('pending')],
        errors: [],
      },
    ]
    expect(countsOf({ results: vitestResults({ modules, errors: [lost] }) })).toEqual({
      passed: 1,
      flaky: [],
      failed: 5,
      problems: [
        'failed: failed: gone',
        'skipped: did not run',
        'pending: did not run',
        'a.test.ts: failed: gone',
        'outside of any test: failed: gone',
      ],
    })
  })

  it('counts what Playwright calls unexpected, flaky or skipped, and its own errors, as failed', () => {
    const specs = [
      { status: 'skipped', results: [] },
      { status: 'expected', results: [{ errors: [] }] },
      { status: 'flaky', results: [{ errors: [lost] }] },
    ].map((test, at) => ({ id: `${at}`, file: 'a.spec.ts', title: 'later', tests: [test] }))
    expect(countsOf({ results: playwrightResults({ suites: [{ specs }], errors: [lost] }) })).toEqual({
      passed: 1,
      failed: 3,
      flaky: [],
      problems: ['a.spec.ts later: skipped', 'a.spec.ts later: flaky: gone', 'outside of any test: failed: gone'],
    })
  })

  it('counts a runner that ended badly without a failed test as failed', () => {
    expect(countsOf({ results: resultsOf('no such report', 1, vitestResults) })).toMatchObject({ passed: 0, failed: 1 })
    expect(countsOf({ results: resultsOf('no such report', 0, vitestResults) })).toMatchObject({ passed: 0, failed: 0 })
  })

  it('ends with the one line that is read by machines', () => {
    const suite = {
      name: 'unit',
      passed: 3,
      failed: 1,
      problems: ['a title: failed'],
      flaky: [],
      seconds: 130,
      budget: 120,
    }
    expect(summary([suite, suite])).toMatch(/OVER BUDGET[\s\S]*\nunit: a title: failed\n6 passed, 2 failed$/)
    const lucky = { ...suite, failed: 0, problems: [], flaky: ['a title: failed: gone'] }
    expect(summary([lucky])).toMatch(/\nFlaky:\nunit: a title: failed: gone\n3 passed, 0 failed$/)
  })
})

describe('the second run of failed tests', () => {
  const module = (path, states, errors = []) => ({
    path,
    tests: Object.entries(states).map(([title, state]) => ({ title, state, errors: [] })),
    errors,
  })
  const gone = { message: 'gone' }
  const first = vitestResults({
    modules: [module('a.test.ts', { one: 'passed', two: 'failed' }), module('b.test.ts', { three: 'passed' })],
    errors: [],
  })
  const run = async (results, again) => countsOf(await withSecondRun(results, async () => vitestResults(again)))

  it('makes a test that passes alone green and names it as flaky', async () => {
    const asked = []
    const again = vitestResults({ modules: [module('a.test.ts', { one: 'failed', two: 'passed' })], errors: [] })
    const both = await withSecondRun(first, async (failed) => {
      asked.push(...failed.map(({ title }) => title))
      return again
    })
    expect(asked).toEqual(['two'])
    expect(countsOf(both)).toEqual({ passed: 3, failed: 0, problems: [], flaky: ['two: failed'] })
  })

  it('leaves a test that fails twice, or does not run again, red', async () => {
    const red = { passed: 2, failed: 1, problems: ['two: failed'], flaky: [] }
    expect(await run(first, { modules: [module('a.test.ts', { one: 'passed', two: 'failed' })], errors: [] })).toEqual(
      red,
    )
    expect(await run(first, { modules: [], errors: [] })).toEqual(red)
  })

  it('replaces what a worker that ended left out, unless a worker ends again', async () => {
    const ended = vitestResults({
      modules: [module('a.test.ts', { one: 'passed', two: 'pending' }), module('b.test.ts', {}, [gone])],
      errors: [gone],
    })
    const whole = [module('a.test.ts', { one: 'passed', two: 'passed' }), module('b.test.ts', { three: 'passed' })]
    expect(await run(ended, { modules: whole, errors: [] })).toMatchObject({
      passed: 3,
      failed: 0,
      flaky: ['two: did not run', 'b.test.ts: failed: gone', 'outside of any test: failed: gone'],
    })
    expect(await run(ended, { modules: whole, errors: [gone] })).toMatchObject({ passed: 3, failed: 1 })
    expect(await run(ended, { modules: [whole[0], module('b.test.ts', {}, [gone])], errors: [] })).toMatchObject({
      passed: 2,
      failed: 2,
    })
  })

  it('is left out when many files failed or none is known', async () => {
    const never = () => Promise.reject(new Error('ran again'))
    const many = vitestResults({
      modules: 'abcdefg'.split('').map((path) => module(path, { x: 'failed' })),
      errors: [],
    })
    expect(countsOf(await withSecondRun(many, never))).toMatchObject({ passed: 0, failed: 7 })
    const outside = vitestResults({ modules: [], errors: [gone] })
    expect(countsOf(await withSecondRun(outside, never))).toMatchObject({ failed: 1 })
  })
})

it('copies style sheets and data, not code, tests or fixtures', () => {
  expect(['a/src/style.css', 'a/src/fixtures/v1.json', 'a/src/a.tsx', 'a/src/a.test.css'].filter(isAsset)).toEqual([
    'a/src/style.css',
  ])
})
