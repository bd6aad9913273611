import type { AdminDefinition, SearchDefinition } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import type { AdminModule } from '@ashlar/sdk/shell'
import { describe, expect, it } from 'vitest'
import { commandsOf, findersOf, hasCommandMenu, isFound, recentOf, screensOf, searchesOf } from './menu-entries.ts'

const right = (can_view: boolean) => ({ can_view, can_create: false, can_edit: false, can_delete: false })
const me = (plan: string, permissions: Me['permissions'] = { command_menu: right(true) }): Me => ({
  success: true,
  user: { id: 1, email: 'a@b.c', displayName: 'Ada', role_id: 4, isPlatformAdministrator: false },
  tenant: null,
  agency: null,
  plan,
  modules: [],
  permissions,
  system: { brand: 'Ashlar', version: '1.0.0' },
})
const module = (admin: AdminDefinition): AdminModule => ({
  id: 'desk',
  title: 'Desk',
  admin,
  load: () => Promise.reject(new Error('not needed')),
})
const search = (title: string, sort: number, more: Partial<SearchDefinition> = {}): SearchDefinition => ({
  id: title.toLowerCase(),
  title,
  sort,
  icon: 'box',
  access: 'staff',
  path: '/api/v1/admin/x/',
  empty: 'No x found.',
  to: '/admin/x/{id}',
  ...more,
})

describe('what the menu offers', () => {
  it('is nothing on the basic plan (PERM-111), and after an explicit false (PERM-113, OPEN-106)', () => {
    expect(['basic', 'standard', 'enterprise', ''].map((plan) => hasCommandMenu(me(plan)))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(hasCommandMenu(me('enterprise', { command_menu: right(false) }))).toBe(false)
    expect(hasCommandMenu(me('enterprise', {}))).toBe(true)
  })

  it('leaves out what needs a higher plan or another right, and keeps the order of `sort` (PERM-105, PERM-106, PERM-107, PERM-108, PERM-109)', () => {
    const desk = module({
      searches: [
        search('Notes', 3, { plan: 'enterprise' }),
        search('Products', 2),
        search('Customers', 1),
        search('Secrets', 0, { access: 'platform' }),
      ],
      commands: [
        { id: 'b', group: 'Create', title: 'New Quote', icon: 'x', sort: 2, access: 'staff', plan: 'enterprise' },
        { id: 'a', group: 'Create', title: 'New Customer', icon: 'x', sort: 1, access: 'staff' },
      ],
    })
    const titles = (plan: string) => [
      searchesOf([desk], me(plan)).map((each) => each.search.title),
      commandsOf([desk], me(plan)).map((each) => each.command.title),
    ]
    expect(titles('standard')).toEqual([['Customers', 'Products'], ['New Customer']])
    expect(titles('enterprise')).toEqual([
      ['Customers', 'Products', 'Notes'],
      ['New Customer', 'New Quote'],
    ])
  })

  it('has every screen with an address of its own that the person may open, once, with its icon of the sidebar', () => {
    const screen = (path: string, access: 'staff' | 'platform' = 'staff') => ({ id: path, path, title: path, access })
    const desk = module({
      nav: [
        {
          ...{ title: 'Desk', path: '/admin/desk', icon: 'box', sort: 1, access: 'staff' },
          children: [{ title: 'Drawers', path: '/admin/desk/drawers', icon: 'archive', sort: 1, access: 'staff' }],
        },
      ],
      screens: [
        { ...screen('/admin/desk'), keywords: ['table'] },
        ...[screen('/admin/desk/drawers'), screen('/admin/desk/new'), screen('/admin/desk/lamp')],
        ...[screen('/admin/desk/:id'), screen('/admin/desk/files/*'), screen('/admin/desk/safe', 'platform')],
      ],
      commands: [
        { id: 'new', group: 'Create', title: 'New', icon: 'x', sort: 1, access: 'staff', path: '/admin/desk/new' },
      ],
    })
    expect(screensOf([desk], me('standard')).map(({ path, icon, keywords }) => [path, icon, keywords])).toEqual([
      ['/admin/desk', 'box', ['table']],
      ['/admin/desk/drawers', 'archive', []],
      ['/admin/desk/lamp', 'arrow-right', []],
    ])
  })

  it('is found by the beginnings of words, in any order, of title and keywords', () => {
    expect(isFound('cust new', 'New Customer')).toBe(true)
    expect(isFound('', 'New Customer')).toBe(true)
    expect(isFound('omer', 'New Customer')).toBe(false)
    expect(isFound('dark', 'Toggle Light/Dark mode')).toBe(true)
    expect(isFound('colour', 'Theme Settings', ['colours', 'fonts'])).toBe(true)
  })
})

describe('what the menu finds by words', () => {
  const finder = (id: string, sort: number, more: object = {}) => ({
    ...{
      id,
      title: id,
      icon: 'box' as const,
      sort,
      access: 'staff' as const,
      list: '/x/',
      name: 'name',
      to: '/admin/x/{id}',
    },
    ...more,
  })
  const module = (id: string, admin: AdminModule['admin']): AdminModule => ({
    ...{ id, title: id, admin, load: () => Promise.reject(new Error('unused')) },
  })

  it('comes from lists that the person may see within the plan, in their order', () => {
    const shop = module('shop', {
      finders: [
        finder('orders', 5),
        finder('secret', 1, { access: 'orders.can_view' }),
        finder('dear', 2, { plan: 'enterprise' }),
      ],
    })
    const keys = findersOf([finder('pages', 10)], [shop], me('standard')).map(({ key }) => key)
    expect(keys).toEqual(['shop orders', 'admin pages'])
    expect(findersOf([], [shop], me('enterprise')).map(({ key }) => key)).toEqual(['shop dear', 'shop orders'])
  })

  it('begins with records opened lately whose screens the person may still open', () => {
    const shop = module('shop', {
      nav: [{ title: 'Orders', path: '/admin/orders', icon: 'inbox', sort: 1, access: 'staff' }],
      screens: [
        { id: 'order', path: '/admin/orders/:id', title: 'Order', access: 'staff' },
        { id: 'secret', path: '/admin/secrets/:id', title: 'Secret', access: 'orders.can_view' },
      ],
    })
    const things = [
      { screen: '/admin/secrets/:id', path: '/admin/secrets/1', title: 'Hush' },
      { screen: '/admin/orders/:id', path: '/admin/orders/7', title: 'Order 7' },
      { screen: '/admin/gone/:id', path: '/admin/gone/1', title: 'Gone' },
    ]
    expect(recentOf([shop], me('standard'), things)).toEqual([{ ...things[1], icon: 'inbox' }])
  })
})
