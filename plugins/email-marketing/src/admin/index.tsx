import { defineAdmin } from '@ashlar/sdk/admin'
import { emailMarketing } from '../module.ts'

export default defineAdmin(emailMarketing, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: { subscribers: () => import('./subscriber-list.tsx'), lists: () => import('./mailing-lists.tsx') },
})
