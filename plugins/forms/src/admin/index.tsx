import { defineAdmin } from '@ashlar/sdk/admin'
import { forms } from '../module.ts'

export default defineAdmin(forms, {
  screens: { submissions: () => import('./submission-list.tsx'), forms: () => import('./form-list.tsx') },
})
