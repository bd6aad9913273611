import { defineAdmin } from '@ashlar/sdk/admin'
import { adminModule } from './module.ts'

export default defineAdmin(adminModule, {
  screens: {
    dashboard: () => import('./dashboard.tsx'),
    pages: () => import('./pages/page-list.tsx'),
    'new-page': () => import('./pages/new-page.tsx'),
    page: () => import('./pages/edit-page.tsx'),
    packages: () => import('./packages/package-list.tsx'),
    editor: () => import('../editor/index.tsx'),
  },
  widgets: {
    'recent-pages': () => import('./pages/recent-pages.tsx'),
    'page-status': () => import('./pages/page-status.tsx'),
  },
})
