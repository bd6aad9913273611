import { defineModule, type NavItem, permission } from '@ashlar/sdk'
import { core, countAuditLines, packageChangesPath } from '@ashlar/sdk/platform'
import { tenantNav, tenantScreens } from './tenants/screens.ts'

const seesPages = permission(core, 'pages', 'can_view')
const seesMedia = permission(core, 'media', 'can_view')
const seesPeople = permission(core, 'users', 'can_view')
const seesAudit = permission(core, 'audit', 'can_view')
const seesSettings = permission(core, 'settings', 'can_view')
const seesPackages = permission(core, 'packages', 'can_view')

const under = { under: '/admin/pages', omit: true, icon: 'file-text', access: seesPages } as const
const lists: readonly NavItem[] = [
  { title: 'All pages', path: '/admin/pages', sort: 0, ...under },
  { title: 'Templates', path: '/admin/pages/templates', sort: 10, ...under },
  { title: 'Trash', path: '/admin/pages/trash', sort: 90, ...under },
]

/** The admin's own screens, contributed as any package contributes its own. */
export const adminModule = defineModule({
  id: 'admin',
  title: 'Admin',
  description: 'Dashboard, pages and packages.',
  admin: {
    nav: [
      { title: 'Dashboard', path: '/admin', icon: 'layout-dashboard', sort: 0, access: 'staff' },
      { title: 'Pages', path: '/admin/pages', icon: 'file-text', group: 'Website', sort: 100, access: seesPages },
      // Its lists stand beside each other as tabs, with those that packages add.
      ...lists,
      { title: 'Media', path: '/admin/media', icon: 'image', group: 'Website', sort: 120, access: seesMedia },
      { title: 'Users', path: '/admin/users', icon: 'users', group: 'People', sort: 600, access: seesPeople },
      { title: 'Roles', path: '/admin/roles', icon: 'shield-check', group: 'System', sort: 890, access: seesPeople },
      {
        title: 'API tokens',
        path: '/admin/api-tokens',
        icon: 'key-round',
        group: 'System',
        sort: 930,
        access: 'staff',
      },
      {
        title: 'Audit log',
        path: '/admin/audit-log',
        icon: 'scroll-text',
        group: 'System',
        sort: 940,
        access: seesAudit,
      },
      {
        title: 'Settings',
        path: '/admin/setting/general',
        icon: 'settings',
        group: 'System',
        sort: 800,
        access: seesSettings,
      },
      { title: 'Packages', path: '/admin/packages', icon: 'blocks', group: 'System', sort: 900, access: seesPackages },
      {
        title: 'Operation',
        path: '/admin/outbox',
        icon: 'activity',
        group: 'System',
        sort: 950,
        access: seesSettings,
        children: [
          { title: 'Outbox', path: '/admin/outbox', icon: 'mail', sort: 10, access: seesSettings },
          { title: 'Jobs', path: '/admin/jobs', icon: 'list-checks', sort: 20, access: seesSettings },
          { title: 'Health', path: '/admin/health', icon: 'heart-pulse', sort: 40, access: 'platform' },
        ],
      },
      ...tenantNav,
    ],
    screens: [
      { id: 'dashboard', path: '/admin', title: 'Dashboard', access: 'staff', keywords: ['home', 'start'] },
      { id: 'pages', path: '/admin/pages', title: 'Pages', access: seesPages },
      {
        id: 'new-page',
        path: '/admin/pages/new',
        title: 'New page',
        keywords: ['create', 'add'],
        access: permission(core, 'pages', 'can_create'),
      },
      { id: 'templates', path: '/admin/pages/templates', title: 'Templates', access: seesPages },
      { id: 'trash', path: '/admin/pages/trash', title: 'Trash', access: seesPages, keywords: ['deleted', 'restore'] },
      { id: 'page', path: '/admin/pages/:id', title: 'Page', access: seesPages },
      {
        id: 'profile',
        path: '/admin/profile',
        title: 'Profile',
        access: 'signed-in',
        keywords: ['account', 'password', 'two-factor', 'language'],
      },
      {
        id: 'media',
        path: '/admin/media',
        title: 'Media',
        access: seesMedia,
        keywords: ['pictures', 'images', 'files', 'upload'],
      },
      {
        id: 'users',
        path: '/admin/users',
        title: 'Users',
        access: seesPeople,
        keywords: ['people', 'staff', 'team', 'invite', 'accounts'],
      },
      { id: 'roles', path: '/admin/roles', title: 'Roles', access: seesPeople, keywords: ['permissions', 'rights'] },
      { id: 'role', path: '/admin/roles/:id', title: 'Roles', access: seesPeople },
      {
        id: 'api-tokens',
        path: '/admin/api-tokens',
        title: 'API tokens',
        access: 'staff',
        keywords: ['keys', 'access'],
      },
      {
        id: 'audit-log',
        path: '/admin/audit-log',
        title: 'Audit log',
        access: seesAudit,
        keywords: ['history', 'changes'],
      },
      {
        id: 'packages',
        path: '/admin/packages',
        title: 'Packages',
        access: seesPackages,
        keywords: ['modules', 'plugins', 'blocks', 'install', 'discover'],
      },
      // The rest of the address is the name, which holds a slash: `/admin/packages/@acme/quote`.
      { id: 'package', path: '/admin/packages/*', title: 'Package', access: seesPackages },
      { id: 'settings', path: '/admin/setting/:section', title: 'Settings', access: seesSettings },
      { id: 'outbox', path: '/admin/outbox', title: 'Outbox', access: seesSettings, keywords: ['mails', 'email'] },
      { id: 'jobs', path: '/admin/jobs', title: 'Jobs', access: seesSettings, keywords: ['background', 'schedules'] },
      { id: 'health', path: '/admin/health', title: 'Health', access: 'platform', keywords: ['status'] },
      { id: 'editor', path: '/admin/editor', title: 'Editor', access: seesPages, chrome: false },
      ...tenantScreens,
    ],
    commands: [
      {
        id: 'settings',
        group: 'Settings',
        title: 'Settings',
        icon: 'settings',
        sort: 10,
        path: '/admin/setting/general',
        access: permission(core, 'settings', 'can_view'),
      },
      {
        id: 'theme-settings',
        group: 'Settings',
        title: 'Theme Settings',
        icon: 'palette',
        sort: 20,
        path: '/admin/setting/general',
        keywords: ['colours', 'fonts'],
        access: permission(core, 'settings', 'can_view'),
      },
      // OPEN-110
      {
        id: 'support',
        group: 'Help',
        title: 'Support',
        icon: 'life-buoy',
        sort: 10,
        access: 'staff',
        comingSoon: true,
      },
      {
        id: 'feedback',
        group: 'Help',
        title: 'Send Feedback',
        icon: 'message-square',
        sort: 20,
        access: 'staff',
        comingSoon: true,
      },
      {
        id: 'documentation',
        group: 'Help',
        title: 'Documentation',
        icon: 'book-open',
        sort: 30,
        access: 'staff',
        comingSoon: true,
      },
    ],
    attention: [
      {
        title: 'Packages were rolled back',
        detail: 'A version failed, so the server returned to the previous one.',
        ...{ icon: 'package-x', access: 'platform', path: '/admin/packages' },
        ...{ list: packageChangesPath, query: { rolledBack: 'true' } },
      },
    ],
    widgets: [
      { id: 'key-figures', title: 'Key figures', sort: 5, span: 12, bare: true, access: seesPackages },
      {
        ...{ id: 'activity', title: 'Activity', sort: 10, span: 8, access: seesAudit },
        link: { title: 'Audit log', path: '/admin/audit-log' },
        days: { path: countAuditLines.path, as: 'chart', words: '{count} action|{count} actions' },
      },
      {
        ...{ id: 'page-status', title: 'Website', sort: 20, access: seesPages },
        link: { title: 'All pages', path: '/admin/pages' },
      },
      { id: 'recent-pages', title: 'Recently changed', sort: 30, access: seesPages },
      { id: 'attention', title: 'Needs attention', sort: 40, access: seesSettings },
    ],
  },
})
