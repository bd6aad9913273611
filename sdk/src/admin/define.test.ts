import { expect, it } from 'vitest'
import { defineModule } from '../definition/module.ts'
import { defineAdmin } from './define.ts'

const screen = async () => ({ default: () => null })
const store = defineModule({
  id: 'store',
  title: 'Store',
  admin: {
    screens: [{ id: 'products', path: '/admin/products', title: 'Products', access: 'signed-in' }],
    contents: [{ param: 'cardId', title: 'Card', icon: 'mail', viewport: 'email', access: 'signed-in' }],
  },
})

it('has loaders for the ids of the module’s definition alone (issue 15)', () => {
  expect(defineAdmin(store, { screens: { products: screen } }).screens).toEqual({ products: screen })
  // @ts-expect-error no screen of the module is called that
  defineAdmin(store, { screens: { prodcuts: screen } })
  // @ts-expect-error the module has no widgets
  defineAdmin(store, { widgets: { products: screen } })
  // @ts-expect-error its one kind of content is another
  defineAdmin(store, { contents: { cartId: async () => ({ default: { list: async () => [] } }) } })
})
