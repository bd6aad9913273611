import { defineAdmin } from '@ashlar/sdk/admin'
import { forms } from '../module.ts'

export default defineAdmin(forms, {
  texts: { de: () => import('./texts/de.ts'), fr: () => import('./texts/fr.ts') },
  screens: { submissions: () => import('./submission-list.tsx'), forms: () => import('./form-list.tsx') },
})
