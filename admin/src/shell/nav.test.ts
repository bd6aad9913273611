import type { NavItem } from '@ashlar/sdk'
import type { Me } from '@ashlar/sdk/platform'
import type { AdminModule } from '@ashlar/sdk/shell'
import { describe, expect, it } from 'vitest'
import { activeItem, holds, navigation } from './nav.ts'

const me: Me = {
  success: true,
  user: { id: 1, email: 'a@b.c', displayName: 'Ada', role_id: 4, isPlatformAdministrator: false },
  tenant: null,
  agency: null,
  plan: 'basic',
  modules: [],
  permissions: { pages: { can_view: true, can_create: false, can_edit: false, can_delete: false } },
  system: { brand: 'Ashlar', version: '1.0.0' },
}

const item = (title: string, sort: number, more: Partial<NavItem> = {}): NavItem => ({
  title,
  path: `/admin/${title.toLowerCase()}`,
  icon: 'box',
  sort,
  access: 'staff',
  ...more,
})

const module = (id: string, nav: readonly NavItem[]): AdminModule => ({
  id,
  title: id,
  admin: { nav },
  load: () => Promise.reject(new Error('not needed')),
})

const titles = (modules: readonly AdminModule[]) =>
  navigation(modules, me).map((group) => [group.title, group.items.map(({ title }) => title)])

describe('navigation', () => {
  it('orders entries of all modules by sort, equal values in the order of the modules (SHELL-029)', () => {
    expect(titles([module('a', [item('Late', 20), item('First', 10)]), module('b', [item('Second', 10)])])).toEqual([
      ['', ['First', 'Second', 'Late']],
    ])
  })

  it('leaves omitted entries out, children too (SHELL-030)', () => {
    const shop = item('Shop', 1, { children: [item('Hidden', 1, { omit: true }), item('Stock', 2)] })
    const [group] = navigation([module('a', [shop, item('Secret', 2, { omit: true })])], me)
    expect(group?.items.map(({ title }) => title)).toEqual(['Shop'])
    expect(group?.items[0]?.children?.map(({ title }) => title)).toEqual(['Stock'])
  })

  it('shows only what the person may see', () => {
    const all = [
      item('Pages', 1, { access: 'pages.can_view' }),
      item('Delete', 2, { access: 'pages.can_delete' }),
      item('Unknown', 3, { access: 'nothing.can_view' }),
      item('Platform', 4, { access: 'platform' }),
    ]
    expect(titles([module('a', all)])).toEqual([['', ['Pages']]])
  })

  it('groups in the order in which groups first appear', () => {
    const nav = [item('Home', 0), item('B', 5, { group: 'System' }), item('A', 3, { group: 'Website' })]
    expect(titles([module('a', nav)])).toEqual([
      ['', ['Home']],
      ['Website', ['A']],
      ['System', ['B']],
    ])
  })
})

describe('activeItem', () => {
  const groups = navigation(
    [module('a', [item('Dashboard', 0, { path: '/admin' }), item('Pages', 1), item('Pagesmith', 2)])],
    me,
  )

  it('is the longest path that the address begins with (SHELL-031)', () => {
    expect(activeItem(groups, '/admin/pages/7')?.title).toBe('Pages')
    expect(activeItem(groups, '/admin')?.title).toBe('Dashboard')
  })

  it('is the entry below where the one above leads to the same address (SHELL-031)', () => {
    const first = item('Outbox', 1, { path: '/admin/outbox' })
    const operation = item('Operation', 1, { path: '/admin/outbox', children: [first] })
    const active = activeItem(navigation([module('a', [operation])], me), '/admin/outbox')
    expect(active?.title).toBe('Outbox')
  })

  it('is nothing for an address that no entry covers', () => {
    expect(activeItem(groups, '/admin/pagesx')).toBeUndefined()
    expect(holds(item('Pages', 1), undefined)).toBe(false)
  })
})
