import { defineCall } from '../definition/call.ts'
import { BrowserFault } from './package-change.ts'

export const reportBrowserFault = defineCall({
  id: 'core.reportBrowserFault',
  method: 'POST',
  path: '/api/v1/admin/packages/faults/',
  summary: 'Report an error that a package threw in the browser',
  body: BrowserFault,
  reply: {},
  status: 202,
  access: 'staff',
})
