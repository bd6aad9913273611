import { defineAdmin } from '@ashlar/sdk/admin'
import { redirects } from '../module.ts'

export default defineAdmin(redirects, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: {
    redirects: () => import('./redirect-list.tsx'),
    'not-found': () => import('./not-found-list.tsx'),
  },
})
