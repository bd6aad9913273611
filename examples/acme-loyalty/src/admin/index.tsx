import { defineAdmin } from '@ashlar/sdk/admin'
import { loyalty } from '../module.ts'

export default defineAdmin(loyalty, {
  screens: { members: () => import('./member-list.tsx'), rewards: () => import('./reward-list.tsx') },
  widgets: { figures: () => import('./figures.tsx') },
  fills: { 'page-hint': () => import('./page-hint.tsx') },
})
