import { defineAdmin } from '@ashlar/sdk/admin'
import { projects } from '../module.ts'

/** Its settings are drawn from their schema: only their texts are its own. */
export default defineAdmin(projects, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
})
