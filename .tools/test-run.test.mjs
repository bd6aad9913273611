import { describe, expect, it } from 'vitest'
import { isAsset } from './assets.mjs'
import { playwrightCounts, summary, vitestCounts } from './report.mjs'
import { chosenSuites, strayTests } from './suites.mjs'

const names = (words) => chosenSuites(words).map(({ name }) => name)

describe('choosing suites', () => {
  it('takes all but the long one without words, and a group by its first word', () => {
    expect(names([])).not.toContain('long')
    expect(names(['api', 'unit'])).toEqual(['unit', 'api-embedded', 'api-postgres'])
    expect(names(['long'])).toEqual(['long'])
    expect(() => chosenSuites(['e2e'])).toThrow('No suite is called e2e')
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
    expect(vitestCounts({ modules, errors: [lost] })).toEqual({
      passed: 1,
      failed: 5,
      problems: [
        'failed: failed: gone',
        'skipped: did not run',
        'pending: did not run',
        'a.test.ts: gone',
        'outside of any test: gone',
      ],
    })
  })

  it('counts what Playwright calls unexpected, flaky or skipped, and its own errors, as failed', () => {
    const tests = [
      { status: 'skipped', results: [] },
      { status: 'expected', results: [{ errors: [] }] },
      { status: 'flaky', results: [{ errors: [lost] }] },
    ]
    const specs = [{ file: 'a.spec.ts', title: 'later', tests }]
    const report = { stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1 }, suites: [{ specs }], errors: [lost] }
    expect(playwrightCounts(report)).toEqual({
      passed: 2,
      failed: 3,
      problems: ['a.spec.ts later: skipped', 'a.spec.ts later: flaky: gone', 'outside of any test: gone'],
    })
  })

  it('ends with the one line that is read by machines', () => {
    const result = { name: 'unit', passed: 3, failed: 1, problems: ['a title: failed'], seconds: 130, budget: 120 }
    expect(summary([result, result])).toMatch(/OVER BUDGET[\s\S]*\nunit: a title: failed\n6 passed, 2 failed$/)
  })
})

it('copies style sheets and data, not code, tests or fixtures', () => {
  expect(['a/src/style.css', 'a/src/fixtures/v1.json', 'a/src/a.tsx', 'a/src/a.test.css'].filter(isAsset)).toEqual([
    'a/src/style.css',
  ])
})
