import { defineAdmin } from '@ashlar/sdk/admin'
import { webhooks } from '../module.ts'

export default defineAdmin(webhooks, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: { webhooks: () => import('./webhooks.tsx') },
})
