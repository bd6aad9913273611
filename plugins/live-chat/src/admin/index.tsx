import { defineAdmin } from '@ashlar/sdk/admin'
import { liveChat } from '../module.ts'

export default defineAdmin(liveChat, { panels: { telephone: () => import('./dialer.tsx') } })
