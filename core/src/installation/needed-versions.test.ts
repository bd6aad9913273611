import { expect, test } from 'vitest'
import { neededVersions } from './needed-versions.ts'
import { emptySet, type PackageSet, withTrial, withVersion } from './package-set.ts'

const name = '@acme/quote'
const distribution = new Map([['@ashlar/block-text', '0.1.0']])
const day = 24 * 60 * 60 * 1000
const now = Date.now()

/** Sets of one package, one a week; the last of them is the newest. */
function weekly(versions: readonly (string | null)[], change = (set: PackageSet) => set) {
  let set = emptySet
  const sets = versions.map((version) => {
    set = change(withVersion(set, distribution, name, version))
    return set
  })
  return sets.map((each, index) => ({ set: each, since: new Date(now - (sets.length - index) * 7 * day) })).reverse()
}
const use = { distribution, withdrawn: new Map<string, string[]>(), since: new Date(now - day), generation: 100 }
const neededIn = (sets: ReturnType<typeof weekly>, others: Partial<Parameters<typeof neededVersions>[0]> = {}) =>
  neededVersions({ ...use, sets, ...others })
    .map(({ version }) => version)
    .sort()

test('issue 3: needed are the five versions that all had last, whether the package is there or not', () => {
  const seven = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0', '7.0.0']
  expect(neededIn(weekly(seven))).toEqual(seven.slice(2))
  expect(neededIn(weekly([...seven, null]))).toEqual(seven.slice(2))
  // Going back and forth needs no more of them.
  expect(neededIn(weekly(['1.0.0', '2.0.0', '1.0.0', '2.0.0']))).toEqual(['1.0.0', '2.0.0'])
})

test('issue 3: what the server took back does not use up what it may go back to', () => {
  const taken = ['2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0']
  const sets = weekly(['1.0.0', ...taken, '1.0.0'])
  expect(neededIn(sets, { withdrawn: new Map([[name, taken]]) })).toContain('1.0.0')
  expect(neededIn(weekly(['1.0.0', ...taken, '7.0.0']), { withdrawn: new Map([[name, taken]]) })).toContain('1.0.0')
})

test('issue 3: needed is what is tried, what a late process serves, and what was served within a day', () => {
  const tried = weekly(['1.0.0'], (set) => withTrial(set, { name, version: '2.0.0-beta.1', tenants: ['a'] }))
  expect(neededIn(tried)).toEqual(['1.0.0', '2.0.0-beta.1'])
  const versions = Array.from({ length: 8 }, (_, index) => `${index + 1}.0.0`)
  expect(neededIn(weekly(versions), { generation: 2 })).toEqual(versions.slice(1))
  expect(neededIn(weekly(versions), { since: new Date(now - 36 * day) })).toEqual(versions.slice(2))
})
