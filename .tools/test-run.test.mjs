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
  const test = (status) => ({ status, fullName: status })

  it('counts a skipped test and a file that cannot be imported as failed', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [test('passed'), test('failed'), test('skipped'), test('todo')] },
    ]
    expect(vitestCounts({ testResults })).toEqual({ passed: 1, failed: 4, skipped: ['skipped', 'todo'] })
  })

  it('counts what Playwright calls unexpected, flaky or skipped, and its own errors, as failed', () => {
    const specs = [{ file: 'a.spec.ts', title: 'later', tests: [{ status: 'skipped' }] }]
    const report = { stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 }, suites: [{ specs }], errors: [{}] }
    expect(playwrightCounts(report)).toEqual({ passed: 2, failed: 4, skipped: ['a.spec.ts later'] })
  })

  it('ends with the one line that is read by machines', () => {
    const result = { name: 'unit', passed: 3, failed: 1, skipped: [], seconds: 130, budget: 120 }
    expect(summary([result, result])).toMatch(/OVER BUDGET[\s\S]*\n6 passed, 2 failed$/)
  })
})

it('copies style sheets and data, not code, tests or fixtures', () => {
  expect(['a/src/style.css', 'a/src/fixtures/v1.json', 'a/src/a.tsx', 'a/src/a.test.css'].filter(isAsset)).toEqual([
    'a/src/style.css',
  ])
})
