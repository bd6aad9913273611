import { defineAdmin } from '@ashlar/sdk/admin'
import { adminModule } from './module.ts'
import { tenantLoaders } from './tenants/loaders.ts'

export default defineAdmin(adminModule, {
  screens: {
    dashboard: () => import('./dashboard/dashboard.tsx'),
    pages: () => import('./pages/page-list.tsx'),
    templates: () => import('./pages/templates/template-list.tsx'),
    trash: () => import('./pages/trash-list.tsx'),
    'new-page': () => import('./pages/new-page.tsx'),
    page: () => import('./pages/edit-page.tsx'),
    profile: () => import('./people/profile.tsx'),
    media: () => import('./media/media-library.tsx'),
    users: () => import('./people/user-list.tsx'),
    roles: () => import('./people/role-screen.tsx'),
    role: () => import('./people/role-screen.tsx'),
    'api-tokens': () => import('./people/token-list.tsx'),
    'audit-log': () => import('./people/audit-log.tsx'),
    packages: () => import('./packages/package-list.tsx'),
    package: () => import('./packages/detail/package-detail.tsx'),
    settings: () => import('./settings/settings-screen.tsx'),
    outbox: () => import('./outbox/outbox.tsx'),
    jobs: () => import('./jobs/jobs.tsx'),
    health: () => import('./health/health.tsx'),
    editor: () => import('../editor/index.tsx'),
    ...tenantLoaders,
  },
  widgets: {
    'key-figures': () => import('./dashboard/key-figures.tsx'),
    attention: () => import('./dashboard/attention.tsx'),
    'recent-pages': () => import('./pages/recent-pages.tsx'),
    'page-status': () => import('./pages/page-status.tsx'),
  },
})
