import type { Area, Me, Role } from '@ashlar/sdk/platform'
import { expect, it } from 'vitest'
import { givableRoles } from './givable-roles.ts'

const none = { can_view: false, can_create: false, can_edit: false, can_delete: false }
const view = { ...none, can_view: true }
const role = (role_id: number, level: number, permissions: Role['permissions']): Role => ({
  ...{ role_id, level, permissions, name: `Role ${role_id}`, isCustom: role_id > 6, fixed: role_id === 1, people: 0 },
  needsSecondFactor: false,
})
const area = (name: string, closedBy: Area['closedBy'] = null): Area => ({
  ...{ area: name, title: name, module: 'core', moduleTitle: 'Website', actions: ['can_view'], closedBy },
})
const me = (role_id: number, permissions: Me['permissions']): Me => ({
  success: true,
  user: { id: 1, email: 'ada@example.com', displayName: 'Ada', role_id, isPlatformAdministrator: false },
  ...{ tenant: null, agency: null, plan: 'basic', modules: [], permissions },
  system: { brand: 'Ashlar', version: '1' },
})

it('roles above the own level and roles with rights that one lacks are not offered (T15)', () => {
  const roles = [
    role(2, 2, {}),
    role(5, 5, { pages: view }),
    role(7, 5, { pages: view, media: view }),
    role(8, 3, { goods: view }),
  ]
  const areas = [area('pages'), area('media'), area('goods', 'plan')]
  const offered = givableRoles(me(3, { pages: view, media: none, goods: none }), roles, areas)
  expect(offered.map(({ role_id }) => role_id)).toEqual([5, 8])
})
