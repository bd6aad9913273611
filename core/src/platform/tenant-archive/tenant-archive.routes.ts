import { deleteTenant } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { TenantDeletion } from './tenant-deletion.service.ts'

/** The end of a website: for the platform alone. */
export const tenantArchiveRoutes = defineRoutes([TenantDeletion], (app, deletion) => {
  app.call(deleteTenant, ({ params, query, tenant }) => deletion.remove(params.id, query.name, tenant))
})
