import { defineAdmin } from '@ashlar/sdk/admin'
import { stripe } from '../module.ts'

export default defineAdmin(stripe, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  fills: { connect: () => import('./connect-card.tsx') },
})
