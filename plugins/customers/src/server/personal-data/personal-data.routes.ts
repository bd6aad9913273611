import { defineRoutes } from '@ashlar/sdk/server'
import { eraseCustomer, exportPersonalData } from '../../contract.ts'
import { PersonalDataService } from './personal-data.service.ts'

export const personalDataRoutes = defineRoutes([PersonalDataService], (app, personal) => {
  app.call(exportPersonalData, async ({ params }, reply) => {
    const archive = await personal.export(params.id)
    return reply
      .type('application/zip')
      .headers({
        'content-disposition': `attachment; filename="customer-${params.id}.zip"`,
        'cache-control': 'no-store',
      })
      .send(archive)
  })
  app.call(eraseCustomer, ({ params }) => personal.erase(params.id))
})
