import { defineAdmin } from '@ashlar/sdk/admin'
import { invoicing } from '../module.ts'

export default defineAdmin(invoicing, {})
