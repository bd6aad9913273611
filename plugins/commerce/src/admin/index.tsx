import { defineAdmin } from '@ashlar/sdk/admin'
import { commerce } from '../module.ts'

export default defineAdmin(commerce, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: { payments: () => import('./payment-list.tsx') },
  sections: { taxes: () => import('./taxes-section.tsx') },
})
