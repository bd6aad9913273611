import Type from 'typebox'
import { expect, it } from 'vitest'
import { defineBlock, isBlock } from './block.ts'
import { type AnswerOf, defineDialog } from './dialog.ts'
import { defineEvent, type PayloadOf } from './event.ts'
import { defineModule, isModule } from './module.ts'
import { permission } from './permission.ts'
import { defineSlot } from './slot.ts'
import { maybe, token } from './token.ts'

const store = defineModule({ id: 'store', title: 'Store', permissions: { products: 'Products', orders: 'Web orders' } })

it('names a permission by area and action, checked against the areas of the module', () => {
  expect(permission(store, 'products', 'can_edit')).toBe('products.can_edit')
  // @ts-expect-error the module has no such area
  permission(store, 'invoices', 'can_edit')
  // @ts-expect-error there is no such action
  permission(store, 'products', 'can_publish')
})

it('defines values that are frozen, and changes nothing else', () => {
  const quote = defineBlock({
    type: 'acme/quote',
    title: 'Quote',
    icon: 'quote',
    category: 'content',
    schema: Type.Object({}),
  })
  expect(Object.isFrozen(quote)).toBe(true)
  expect(Object.isFrozen(store)).toBe(true)
  expect([isBlock(quote), isBlock(store), isModule(store), isModule(quote), isBlock(null)]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})

it('derives the data version of a block from its migrations, so that nobody can forget it', () => {
  const base = { type: 'acme/x', title: 'X', icon: 'x', category: 'content', schema: Type.Object({}) } as const
  expect(defineBlock(base).version).toBe(1)
  expect(defineBlock({ ...base, migrations: [(props) => props, (props) => props] }).version).toBe(3)
})

it('takes the name of a Lucide icon, and whatever text was put together elsewhere (issue 15)', () => {
  const base = { type: 'acme/x', title: 'X', category: 'content', schema: Type.Object({}) } as const
  expect(defineBlock({ ...base, icon: 'quote' }).icon).toBe('quote')
  // @ts-expect-error there is no such icon
  defineBlock({ ...base, icon: 'qoute' })
  const chosen: string = 'anything'
  expect(defineBlock({ ...base, icon: chosen }).icon).toBe('anything')
  const nav = { title: 'Quotes', path: '/admin/quotes', sort: 1, access: 'signed-in' } as const
  // @ts-expect-error there is no such icon
  defineModule({ id: 'quotes', title: 'Quotes', admin: { nav: [{ ...nav, icon: 'qoute' }] } })
})

it('stands in containers unless it says otherwise (OPEN-129)', () => {
  const plain = defineBlock({ type: 'p', title: 'P', icon: 'pilcrow', category: 'basic', schema: Type.Object({}) })
  expect(plain.nesting).toEqual({ in: ['container'] })
})

it('carries the types of events, slots and services', () => {
  const placed = defineEvent('store.order-placed', Type.Object({ orderId: Type.Integer() }))
  const payload: PayloadOf<typeof placed> = { orderId: 7 }
  // @ts-expect-error the payload holds a number
  const wrong: PayloadOf<typeof placed> = { orderId: '7' }
  expect([payload, wrong]).toHaveLength(2)
  expect(defineSlot<{ orderId: number }>('store:order/aside').id).toBe('store:order/aside')
  const opened = defineDialog('store:new-order', {
    input: Type.Object({}),
    answer: Type.Object({ id: Type.Integer() }),
  })
  const answer: AnswerOf<typeof opened> = { id: 7 }
  // @ts-expect-error the answer holds a number
  const wrongAnswer: AnswerOf<typeof opened> = { id: '7' }
  expect([opened.kind, opened.id, answer, wrongAnswer]).toHaveLength(4)
  expect(Object.isFrozen(opened)).toBe(true)
  // @ts-expect-error an event is named <module>.<what happened>
  defineEvent('placed', Type.Object({}))
  const catalog = token<{ find(id: number): string }>('store.catalog')
  expect([catalog.optional, maybe(catalog).optional, maybe(catalog).id]).toEqual([false, true, 'store.catalog'])
})
