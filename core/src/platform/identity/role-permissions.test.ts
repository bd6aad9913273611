import { actions, defineModule } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { type RoleId, roles } from '@ashlar/sdk/server'
import { describe, expect, it } from 'vitest'
import { effectiveRights, exists, granted, holds, isHeld, type StoredRights } from './role-permissions.ts'

const store = defineModule({
  id: 'store',
  title: 'Store',
  permissions: { voip: 'Telephone', products: 'Products', raw: 'Raw' },
  sensitive: ['raw'],
  actions: { voip: ['can_view'] },
})
const modules = [core, store]
const of = (roleId: RoleId, stored: StoredRights = {}, isPlatformAdministrator = false, has = () => true) =>
  effectiveRights({ roleId, isCustom: false, isPlatformAdministrator }, modules, stored, has)
const letters = { can_view: 'v', can_create: 'c', can_edit: 'e', can_delete: 'd' }

describe('default rights of the roles (OPEN-146, A1)', () => {
  it('is the reviewed matrix', () => {
    const matrix = Object.entries(roles).map(([role, id]) => [
      role,
      ...Object.entries(of(id)).map(
        ([area, rights]) =>
          `${area}:${actions
            .filter((action) => rights[action])
            .map((a) => letters[a])
            .join('')}`,
      ),
    ])
    expect(matrix.map((row) => row.join(' '))).toEqual([
      'owner pages:vced page_layout:ve media:vced settings:ve users:vced audit:v packages:ve archives:vced command_menu:v voip:v products:vced raw:vced',
      'administrator pages:vced page_layout:ve media:vced settings:ve users:vced audit:v packages:v archives:vcd command_menu:v voip:v products:vced raw:vced',
      'manager pages:vced page_layout:ve media:vced settings:ve users:v audit: packages: archives: command_menu:v voip:v products:vced raw:',
      'editor pages:vced page_layout:ve media:vced settings: users: audit: packages: archives: command_menu:v voip: products: raw:',
      'staff pages:v page_layout: media:v settings: users: audit: packages: archives: command_menu:v voip:v products:v raw:',
      'customer pages: page_layout: media: settings: users: audit: packages: archives: command_menu: voip: products: raw:',
    ])
  })

  it('lets an administrator write packages only as platform administrator', () => {
    expect(holds(of(roles.administrator), 'packages.can_edit')).toBe(false)
    expect(holds(of(roles.administrator, {}, true), 'packages.can_edit')).toBe(true)
    expect(holds(of(roles.editor, {}, true), 'packages.can_edit')).toBe(false)
  })
})

describe('effective rights', () => {
  const nothing = { can_view: false, can_create: false, can_edit: false, can_delete: false }

  it('follow what the tenant stored, the owner excepted', () => {
    expect(holds(of(roles.manager, { pages: nothing }), 'pages.can_view')).toBe(false)
    expect(holds(of(roles.editor, { products: { ...nothing, can_view: true } }), 'products.can_view')).toBe(true)
    expect(holds(of(roles.owner, { pages: nothing }), 'pages.can_delete')).toBe(true)
  })

  it('of a role that the website made are what is stored for it and nothing else', () => {
    const holder = { roleId: roles.administrator, isCustom: true, isPlatformAdministrator: true }
    const rights = effectiveRights(holder, modules, { pages: { ...nothing, can_view: true } })
    expect(rights['pages']).toEqual({ ...nothing, can_view: true })
    expect(granted({}, rights)).toEqual(['pages.can_view'])
  })

  it('never hold a right that does not exist in its area, whatever was stored', () => {
    const stored = { audit: { ...nothing, can_view: true, can_delete: true } }
    expect(of(roles.manager, stored)['audit']).toEqual({ ...nothing, can_view: true })
    const owner = { roleId: roles.owner, isCustom: false, isPlatformAdministrator: true }
    expect(holds(of(roles.owner), 'audit.can_delete')).toBe(false)
    expect(isHeld('audit.can_delete', owner, modules, {}, () => true)).toBe(false)
    expect(isHeld('audit.can_view', owner, modules, {}, () => true)).toBe(true)
    expect([exists('audit.can_view', modules), exists('audit.can_delete', modules)]).toEqual([true, false])
  })

  it('say an explicit false for a module that the tenant does not have (OPEN-106)', () => {
    expect(of(roles.owner, {}, false, () => false).products).toEqual(nothing)
  })

  it('hold nothing that nobody declared', () => {
    const rights = of(roles.owner)
    for (const name of [
      '',
      'pages',
      'pages.',
      'pages.can_fly',
      'orders.can_view',
      '__proto__.can_view',
      'toString.can_view',
    ])
      expect(holds(rights, name)).toBe(false)
  })
})

it('names what a change would grant', () => {
  const before = of(roles.editor)
  expect(granted(before, of(roles.editor, { settings: { ...before.pages } as never }))).toEqual([
    'settings.can_view',
    'settings.can_edit',
  ])
  expect(granted(before, of(roles.customer))).toEqual([])
})
