import type { PackagePlan } from '@ashlar/sdk/platform'
import { texts } from '@ashlar/sdk/ui'
import { describe, expect, it } from 'vitest'
import { quietPlan } from './plan.fixtures.ts'
import { planFacts } from './plan-facts.ts'
import { canKeepContent, planNeeds } from './plan-needs.ts'
import { planSteps } from './plan-steps.ts'

const t = texts('admin')
const plan = (part: Partial<PackagePlan>): PackagePlan => ({ ...quietPlan, ...part })
const stepsOf = (part: Partial<PackagePlan>) => planSteps(plan(part), t).map(({ id, title }) => [id, title])
const factsOf = (part: Partial<PackagePlan>) => planFacts(plan(part), t).map(({ value }) => value)
const sessions = (change: 'changed' | 'removed' | 'kept') => ({ name: 'bookings.session', rows: 418, change })
const calendar = { type: 'acme/calendar', title: 'Calendar', documents: 3 }

describe('steps of a plan (issue 3: plan before apply)', () => {
  it('names only what this plan does', () => {
    expect(stepsOf({})).toEqual([
      ['fetch', 'Store version 1.0.0'],
      ['switch', 'Check it, then switch over'],
    ])
    expect(stepsOf({ action: 'withdraw', integrity: '' }).map(([id]) => id)).toEqual(['switch'])
  })

  it('says who gets a trial, who loses it, and that all get what was on trial', () => {
    const tenants = [{ id: 1, name: 'Ropewalk' }]
    const titles = (action: PackagePlan['action']) => stepsOf({ action, tenants }).map(([, title]) => title)
    expect(titles('try')).toEqual(expect.arrayContaining(['Release it to 1 website']))
    expect(titles('promote').slice(0, 2)).toEqual(['Use the stored version 1.0.0', 'Release it to every website'])
    expect(titles('withdraw')).toEqual(['Remove it from 1 website', 'Check it, then switch over'])
  })

  it('counts documents, tries and data versions', () => {
    const steps = planSteps(
      plan({
        blocks: [{ ...calendar, change: 'changed', from: 1, to: 2 }],
        content: { checked: 40, changed: 3, failed: 1, documents: [] },
      }),
      t,
    )
    const step = steps.find(({ id }) => id === 'content')
    expect(step?.title).toBe('Upgrade 3 documents when they are read')
    expect(step?.detail).toBe('Calendar from data version 1 to 2, 40 documents tested, including revisions')
    expect(step?.proof).toMatchObject({ tone: 'bad', text: '1 failed' })
  })

  it('going back brings nothing forward, and says that some documents are newer', () => {
    const back = (documents: PackagePlan['content']['documents']) =>
      planSteps(
        plan({
          action: 'rollback',
          blocks: [{ ...calendar, change: 'changed', from: 2, to: 1 }],
          content: { checked: 3, changed: 3, failed: 0, documents },
        }),
        t,
      ).find(({ id }) => id === 'content')
    const newer = { kind: 'page', kindTitle: 'Pages', tenant: 'Ropewalk', title: 'Home', address: '', node: 'a' }
    expect(back([])?.title).toBe('Read 3 documents as they were before')
    expect(back([])?.proof).toMatchObject({ tone: 'ok' })
    expect(back([{ ...newer, reason: 'It is newer.' }])?.proof).toMatchObject({ tone: 'warn', text: 'Some are newer' })
  })

  it('says which rows are lost and which stay', () => {
    const step = (part: Partial<PackagePlan>) => planSteps(plan(part), t).find(({ id }) => id === 'tables')
    expect(step({ tables: [sessions('removed')] })?.proof).toMatchObject({ tone: 'warn', text: '418 rows are deleted' })
    expect(step({ tables: [sessions('kept')] })?.proof).toMatchObject({ tone: 'ok', text: '418 rows are kept' })
    expect(step({ tables: [sessions('changed')], migrations: ['0002'] })?.title).toBe('Change 1 table')
  })
})

it('facts: what it touches, what visitors load, and the way back', () => {
  expect(factsOf({ tables: [sessions('changed')], content: { ...quietPlan.content, changed: 3 } })).toEqual([
    'None',
    '1 table, 3 documents',
    'Unchanged',
    'Back to 0.9.4',
  ])
  const removal = { action: 'remove', to: null } as const
  expect(factsOf({ ...removal, blocks: [{ ...calendar, change: 'removed', from: 1, to: null }] })[1]).toBe(
    '3 documents',
  )
  expect(factsOf({ ...removal, tables: [sessions('removed')] })[3]).toBe('Not for its data')
  const visitor = { from: 1024, to: 4096 }
  expect(factsOf({ clientSize: { visitor, staff: visitor } })[2]).toBe('3 kB more')
  expect(factsOf({ clientSize: { visitor: { from: 294, to: 316 }, staff: visitor } })[2]).toBe('Almost the same')
})

describe('what a plan asks for', () => {
  it('nothing, when there is nothing to read', () => {
    expect(planNeeds(quietPlan)).toEqual({ isBlocked: false, typedName: false, tick: false })
  })

  it('a tick for warnings, the typed name for rows that are lost', () => {
    expect(planNeeds(plan({ warnings: ['It is larger.'] })).tick).toBe(true)
    const removal = plan({ action: 'remove', tables: [sessions('removed')], warnings: ['Rows go.'] })
    expect(planNeeds(removal)).toMatchObject({ typedName: true, tick: false })
  })

  it('offers to keep the content only where nothing else is in the way', () => {
    const inUse = { code: 'BLOCKS_IN_USE', message: 'Three pages hold it.' }
    const required = { code: 'REQUIRED', message: 'Store needs it.' }
    expect(canKeepContent(plan({ action: 'remove', obstacles: [inUse] }))).toBe(true)
    expect(canKeepContent(plan({ action: 'remove', obstacles: [inUse, required] }))).toBe(false)
    expect(canKeepContent(plan({ action: 'remove' }))).toBe(false)
  })
})
