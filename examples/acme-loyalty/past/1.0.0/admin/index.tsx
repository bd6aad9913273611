import { defineAdmin } from '@ashlar/sdk/admin'
import { loyalty } from '../module.ts'

export default defineAdmin(loyalty, {
  screens: { members: () => import('./member-list.tsx') },
  fills: { 'page-hint': () => import('./page-hint.tsx') },
})
