import { defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { expect, it } from 'vitest'
import { withRequirements } from './entitlement.ts'

const customers = defineModule({ id: 'customers', title: 'Customers' })
const store = defineModule({ id: 'store', title: 'Store', requires: [core, customers] })
const cart = defineModule({ id: 'cart', title: 'Cart', requires: [store] })
const modules = [core, customers, store, cart]

it('leaves a tenant what plan and switches leave it (GEN-006)', () => {
  expect(withRequirements(modules, ['core', 'customers', 'store', 'cart'])).toEqual(['customers', 'store', 'cart'])
  expect(withRequirements(modules, ['customers', 'gone'])).toEqual(['customers'])
})

it('takes a module away together with all that requires it', () => {
  expect(withRequirements(modules, ['store', 'cart'])).toEqual([])
})
