import { defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { ById } from '../request-schemas.ts'
import { TenantDeletion } from './tenant-deletion.service.ts'

const Done = Type.Object({ success: Type.Literal(true) })

/** The end of a website: for the platform alone. */
export const tenantArchiveRoutes = defineRoutes([TenantDeletion], (app, deletion) => {
  app.delete(
    '/api/v1/admin/tenants/:id/',
    {
      config: { access: 'platform' },
      schema: {
        params: ById,
        // What the person typed, so that nobody deletes another website than the one meant.
        querystring: Type.Object({ name: Type.String({ maxLength: 120 }) }),
        response: { 200: Done },
      },
    },
    async ({ params, query, tenant }) => {
      await deletion.remove(params.id, query.name, tenant)
      return { success: true as const }
    },
  )
})
