import { defineAdmin } from '@ashlar/sdk/admin'
import { gallery } from './module.ts'

export default defineAdmin(gallery, {
  screens: { kit: () => import('./gallery.tsx') },
  fills: {
    pages: () => import('./tab-pages.tsx'),
    draft: () => import('./tab-draft.tsx'),
    more: () => import('./tab-pages.tsx'),
  },
  dialogs: { 'new-ware': () => import('./new-ware-dialog.tsx') },
  controls: { stars: () => import('./stars-control.tsx') },
  sections: { kit: () => import('./kit-section.tsx') },
})
