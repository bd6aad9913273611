import { defineRoutes } from '@ashlar/sdk/server'
import { listForms } from '../../contract.ts'
import { FormFiguresService } from './form-figures.service.ts'

export const formFiguresRoutes = defineRoutes([FormFiguresService], (app, figures) =>
  app.call(listForms, async ({ query }) => ({ results: await figures.list(query) })),
)
