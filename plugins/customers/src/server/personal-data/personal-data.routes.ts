import { defineRoutes } from '@ashlar/sdk/server'
import { eraseCustomer, exportPersonalData } from '../../contract.ts'
import { PersonalDataService } from './personal-data.service.ts'

export const personalDataRoutes = defineRoutes([PersonalDataService], (app, personal) => {
  app.call(exportPersonalData, async ({ params }, reply) => {
    const data = await personal.export(params.id)
    return reply
      .type('application/json; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="customer-${params.id}.json"`,
        'cache-control': 'no-store',
      })
      .send(JSON.stringify(data, null, 2))
  })
  app.call(eraseCustomer, ({ params }) => personal.erase(params.id))
})
