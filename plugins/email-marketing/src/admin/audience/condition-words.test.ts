import { type FilterField, filterKinds } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { describe, expect, it } from 'vitest'
import { conditionProblem } from '../../audience/condition-problem.ts'
import { operatorsOf } from '../../audience/operators.ts'
import { comparisonOf, comparisonsOf, newCondition, withComparison } from './condition-words.ts'

const t = texts('email_marketing')
const field = (kind: FilterField['kind']): FilterField => ({
  ...{ key: 'field', title: 'Field', kind },
  ...(kind === 'choice' && { choices: [{ value: 'a', title: 'A' }] }),
})

describe.each(filterKinds)('a condition on a field of the kind %s', (kind) => {
  it('has words of its own for every comparison, and is what was chosen', () => {
    const all = comparisonsOf(t, field(kind))
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
    expect(new Set(all.map(({ value }) => value.replace('not:', '')))).toEqual(new Set(operatorsOf[kind]))
    for (const { value } of all) {
      expect(comparisonOf(withComparison(newCondition(field(kind)), field(kind), value))).toBe(value)
    }
  })

  it('begins with nothing that the server would take for a value', () => {
    const isReady = conditionProblem(field(kind), newCondition(field(kind))) === undefined
    expect(isReady).toBe(kind === 'date' || kind === 'yes-no')
  })
})

it('keeps what was written when only the comparison changes, and no value of another shape', () => {
  const city = { ...newCondition(field('text')), value: 'Halifax' }
  expect(withComparison(city, field('text'), 'not:contains')).toMatchObject({ value: 'Halifax', not: true })
  expect(withComparison(city, field('text'), 'one_of').value).toEqual([])
  expect(withComparison(city, field('text'), 'is_known').value).toBe(null)
})
