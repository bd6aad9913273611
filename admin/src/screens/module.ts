import { core, defineModule, permission } from '@ashlar/sdk'

const seesPages = permission(core, 'pages', 'can_view')
const seesPackages = permission(core, 'packages', 'can_view')

/** The admin's own screens, contributed as any package contributes its own. */
export const adminModule = defineModule({
  id: 'admin',
  title: 'Admin',
  description: 'Dashboard, pages and packages.',
  admin: {
    nav: [
      { title: 'Dashboard', path: '/admin', icon: 'layout-dashboard', sort: 0, access: 'staff' },
      { title: 'Pages', path: '/admin/pages', icon: 'file-text', group: 'Website', sort: 100, access: seesPages },
      { title: 'Packages', path: '/admin/packages', icon: 'blocks', group: 'System', sort: 900, access: seesPackages },
    ],
    screens: [
      { id: 'dashboard', path: '/admin', title: 'Dashboard', access: 'staff' },
      { id: 'pages', path: '/admin/pages', title: 'Pages', access: seesPages },
      {
        id: 'new-page',
        path: '/admin/pages/new',
        title: 'New page',
        access: permission(core, 'pages', 'can_create'),
      },
      { id: 'page', path: '/admin/pages/:id', title: 'Page', access: seesPages },
      { id: 'packages', path: '/admin/packages', title: 'Packages', access: seesPackages },
      { id: 'editor', path: '/admin/editor', title: 'Editor', access: seesPages, chrome: false },
    ],
    widgets: [
      { id: 'recent-pages', title: 'Last changed', sort: 10, span: 8, access: seesPages },
      { id: 'page-status', title: 'Website', sort: 20, span: 4, access: seesPages },
    ],
  },
})
