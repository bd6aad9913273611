import { defineAdmin } from '@ashlar/sdk/admin'
import { visits } from '../module.ts'

/** Its cards and settings are drawn from data: only their texts are its own. */
export default defineAdmin(visits, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
})
