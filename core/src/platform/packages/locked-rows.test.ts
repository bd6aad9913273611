import { defineModule } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import { lockedRows } from './locked-rows.ts'

const shop = defineModule({
  id: 'shop',
  title: 'Shop',
  permissions: { goods: 'Goods', orders: 'Orders' },
  admin: {
    nav: [
      {
        ...{ title: 'Goods', path: '/admin/goods', icon: 'box', sort: 1, access: 'goods.can_view' },
        children: [{ title: 'Trash', path: '/admin/goods/trash', icon: 'x', sort: 1, access: 'goods.can_view' }],
      },
      { title: 'Orders', path: '/admin/orders', icon: 'box', sort: 2, access: 'orders.can_view' },
      { title: 'Hidden', path: '/admin/hidden', icon: 'box', sort: 3, access: 'goods.can_view', omit: true },
    ],
    screens: [
      { id: 'goods', path: '/admin/goods', title: 'Goods', access: 'goods.can_view' },
      { id: 'orders', path: '/admin/orders', title: 'Orders', access: 'orders.can_view', plan: 'enterprise' },
    ],
  },
})
const packages = [{ module: shop, failure: undefined }]

it('shows entries that the role would have and every screen, each with the plan that it needs', () => {
  const [row, ...others] = lockedRows(packages, new Map([['shop', 'standard']]), (each) => each === 'goods.can_view')
  expect(others).toEqual([])
  expect(row).toEqual({
    ...{ id: 'shop', title: 'Shop' },
    admin: {
      nav: [{ title: 'Goods', path: '/admin/goods', icon: 'box', sort: 1, access: 'staff', plan: 'standard' }],
      screens: [
        { id: 'goods', path: '/admin/goods', title: 'Goods', access: 'staff', plan: 'standard' },
        { id: 'orders', path: '/admin/orders', title: 'Orders', access: 'staff', plan: 'enterprise' },
      ],
    },
  })
})

it('leaves out what the plan holds', () => {
  expect(lockedRows(packages, new Map(), () => true)).toEqual([])
})
