import { expect, test } from 'vitest'
import {
  activeVersion,
  emptySet,
  type PackageSet,
  withLeftOut,
  withoutTrial,
  withTrial,
  withVersion,
} from './package-set.ts'
import { activationsOf, versionBefore } from './version-history.ts'

const distribution = new Map([['@ashlar/block-text', '0.1.0']])
const active = (set: PackageSet, name: string) => activeVersion(set, distribution, name)
const text = '@ashlar/block-text'
const quote = '@acme/quote'

test('a set says what is active on top of the distribution; each is followed by the next', () => {
  const installed = withVersion(emptySet, distribution, quote, '1.0.0')
  expect([active(emptySet, quote), active(installed, quote), active(installed, text)]).toEqual([null, '1.0.0', '0.1.0'])
  const replaced = withVersion(installed, distribution, text, '0.2.0')
  const back = withVersion(replaced, distribution, text, '0.1.0')
  expect([active(replaced, text), back.packages, back.generation]).toEqual([
    '0.2.0',
    [{ name: quote, version: '1.0.0' }],
    3,
  ])
  const without = withVersion(back, distribution, text, null)
  expect([active(without, text), without.removed]).toEqual([null, [text]])
  expect(withVersion(without, distribution, text, '0.1.0').removed).toEqual([])
})

test('a trial ends when its version is everybody’s, or the package goes; what was left out begins anew', () => {
  const set = withVersion(emptySet, distribution, quote, '1.0.0')
  const tried = withTrial(set, { name: quote, version: '2.0.0', tenants: ['a'] })
  expect(withVersion(tried, distribution, quote, '1.5.0').trials).toHaveLength(1)
  expect(withVersion(tried, distribution, quote, '2.0.0').trials).toEqual([])
  expect(withVersion(tried, distribution, quote, null).trials).toEqual([])
  expect(withoutTrial(tried, quote).trials).toEqual([])
  const two = withVersion(set, distribution, '@acme/more', '1.0.0')
  const out = withLeftOut(two, quote, 'It failed.', ['@acme/more'])
  expect(out.packages.map(({ leftOut }) => leftOut)).toEqual(['It failed.', `It requires ${quote}, which failed.`])
  expect(withVersion(out, distribution, quote, '1.0.0').packages.some((each) => 'leftOut' in each)).toBe(false)
})

test('the version before is the last other one that was active, in the distribution or the store', () => {
  const steps = ['0.2.0', '0.3.0', null, '0.2.0'] as const
  let set = emptySet
  const sets = steps.map((version, at) => {
    set = withVersion(set, distribution, text, version)
    return { set, since: new Date(at) }
  })
  const activations = activationsOf(sets.toReversed(), distribution, text)
  expect(activations.map(({ version }) => version)).toEqual(['0.2.0', '0.3.0', '0.2.0', '0.1.0'])
  expect(versionBefore(activations, '0.2.0')).toBe('0.3.0')
  expect(versionBefore(activations, '0.2.0', ['0.3.0'])).toBe('0.1.0')
  expect(versionBefore(activationsOf([], distribution, quote), null)).toBeUndefined()
})
