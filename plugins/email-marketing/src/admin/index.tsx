import { defineAdmin } from '@ashlar/sdk/admin'
import { emailMarketing } from '../module.ts'

export default defineAdmin(emailMarketing, {
  screens: { subscribers: () => import('./subscriber-list.tsx'), lists: () => import('./mailing-lists.tsx') },
})
