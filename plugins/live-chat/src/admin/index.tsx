import { defineAdmin } from '@ashlar/sdk/admin'
import { liveChat } from '../module.ts'

export default defineAdmin(liveChat, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  panels: { telephone: () => import('./dialer.tsx') },
})
