import { defineAdmin } from '@ashlar/sdk/admin'
import { webhooks } from '../module.ts'

export default defineAdmin(webhooks, { screens: { webhooks: () => import('./webhooks.tsx') } })
