import { defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { describe, expect, it } from 'vitest'
import { beyondPlan, moduleStates, neededPlan, switchErrors } from './module-state.ts'

const customers = defineModule({ id: 'customers', title: 'Customers' })
const store = defineModule({ id: 'store', title: 'Store', requires: [customers] })
const guard = defineModule({ id: 'guard', title: 'Guard', always: true })
const states = (off: string[] = [], denied: string[] = []) => moduleStates([core, customers, store], { denied, off })

describe('module switches (GEN-006)', () => {
  it('leave the core out and say what plan and switch make of each module', () => {
    expect(states(['store'], ['customers']).map(({ id, allowed, enabled }) => [id, allowed, enabled])).toEqual([
      ['customers', false, false],
      ['store', true, false],
    ])
  })

  it('leave out what every website has, which nothing lacks', () => {
    const orders = defineModule({ id: 'orders', title: 'Orders', requires: [guard] })
    const both = moduleStates([core, guard, orders], { denied: [], off: ['orders'] })
    expect(both.map(({ id, requires }) => [id, requires])).toEqual([['orders', []]])
    expect(switchErrors(both, { orders: true })).toEqual([])
  })

  it('refuse to take away what a module that stays on requires', () => {
    expect(switchErrors(states(), { customers: false })).toEqual([
      { path: 'modules/customers', message: 'Store requires customers.' },
    ])
    expect(switchErrors(states(), { customers: false, store: false })).toEqual([])
  })

  it('refuse to switch on what lacks its requirement', () => {
    expect(switchErrors(states(['customers', 'store']), { store: true })).toMatchObject([{ path: 'modules/store' }])
    expect(switchErrors(states(['customers', 'store']), { store: true, customers: true })).toEqual([])
  })

  it('refuse modules that do not exist, the core among them', () => {
    expect(switchErrors(states(), { nothing: true, core: false }).map(({ path }) => path)).toEqual([
      'modules/nothing',
      'modules/core',
    ])
  })

  it('name what the plan does not hold (GEN-009)', () => {
    expect(beyondPlan(states([], ['store']), { store: true, customers: true })).toEqual(['Store'])
    expect(beyondPlan(states([], ['store']), { store: false })).toEqual([])
  })
})

it('a module needs the plan of the highest module that it requires', () => {
  const modules = [core, customers, store]
  expect(neededPlan(modules, new Map(), 'store')).toBe('basic')
  expect(neededPlan(modules, new Map([['store', 'standard']]), 'store')).toBe('standard')
  const both = new Map([
    ['store', 'standard'],
    ['customers', 'enterprise'],
  ] as const)
  expect([neededPlan(modules, both, 'store'), neededPlan(modules, both, 'customers')]).toEqual([
    'enterprise',
    'enterprise',
  ])
})
