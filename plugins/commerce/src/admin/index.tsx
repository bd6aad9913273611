import { defineAdmin } from '@ashlar/sdk/admin'
import { commerce } from '../module.ts'

export default defineAdmin(commerce, {
  screens: { payments: () => import('./payment-list.tsx') },
  sections: { taxes: () => import('./taxes-section.tsx') },
})
