import { describe, expect, it } from 'vitest'
import { titleProblems } from './test-titles.mjs'

const ids = (count) => Array.from({ length: count }, (_, at) => `BLK-TABS-00${at + 1}`).join(', ')
const of = (source, path = 'site/e2e/x.spec.ts') => titleProblems(new Map([[path, source]]))

describe('titles of tests', () => {
  it.each([
    `test('shows tabs (${ids(6)})', async () => {})`,
    `it("shows tabs (${ids(6)})", () => {})`,
    `it.each(cases)(\`shows %s (${ids(6)})\`, () => {})`,
    `describe('tabs (${ids(6)})', () => {})`,
    `await test.step('shows tabs (${ids(6)})', async () => {})`,
    `it("it's the reader's tab (${ids(6)})", () => {})`,
    `it('isn\\'t hidden (${ids(5)}, EDIT-014)', () => {})`,
  ])('are refused with six requirement IDs: %s', (source) => {
    expect(of(source)).toEqual([expect.stringMatching(/^site\/e2e\/x\.spec\.ts: the title .* names 6 requirement IDs/)])
  })

  it('may name five, also beside another title', () => {
    expect(of(`test('a (${ids(5)})', f)\ntest('b (${ids(5)})', f)`)).toEqual([])
  })

  it('are looked for in test files only', () => {
    expect(of(`const known = '${ids(9)}'`, 'site/src/known.ts')).toEqual([])
    expect(of(`const known = '${ids(9)}'`, 'site/src/known.test.tsx')).toHaveLength(1)
  })
})
