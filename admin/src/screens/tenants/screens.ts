import { type NavItem, permission, type ScreenDefinition } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'

const seesArchives = permission(core, 'archives', 'can_view')
const seesPlan = permission(core, 'packages', 'can_view')
const group = 'Platform'

/** The own website's plan, and what the platform runs: websites, agencies and plans. */
export const tenantNav: readonly NavItem[] = [
  { title: 'Plan and addresses', path: '/admin/plan', icon: 'gauge', group: 'System', sort: 910, access: seesPlan },
  { title: 'Backups', path: '/admin/archives', icon: 'archive', group: 'System', sort: 915, access: seesArchives },
  { title: 'Websites', path: '/admin/platform/tenants', icon: 'globe', group, sort: 1000, access: 'platform' },
  { title: 'Agencies', path: '/admin/platform/agencies', icon: 'building', group, sort: 1010, access: 'platform' },
  { title: 'Plans', path: '/admin/platform/plans', icon: 'layers', group, sort: 1020, access: 'platform' },
]

export const tenantScreens: readonly ScreenDefinition[] = [
  { id: 'own-plan', path: '/admin/plan', title: 'Plan and addresses', access: seesPlan },
  {
    ...{ id: 'own-archives', path: '/admin/archives', title: 'Backups', access: seesArchives },
    keywords: ['archives', 'export'],
  },
  { id: 'tenants', path: '/admin/platform/tenants', title: 'Websites', access: 'platform' },
  { id: 'new-tenant', path: '/admin/platform/tenants/new', title: 'New website', access: 'platform' },
  { id: 'tenant', path: '/admin/platform/tenants/:id', title: 'Website', access: 'platform' },
  { id: 'agencies', path: '/admin/platform/agencies', title: 'Agencies', access: 'platform' },
  { id: 'agency', path: '/admin/platform/agencies/:id', title: 'Agency', access: 'platform' },
  // The server knows who runs an agency; to others these say that they belong to none.
  { id: 'own-agency', path: '/admin/agency', title: 'Agency', access: 'staff' },
  { id: 'new-agency-tenant', path: '/admin/agency/new', title: 'New website', access: 'staff' },
  { id: 'plans', path: '/admin/platform/plans', title: 'Plans', access: 'platform' },
]
