import { defineRoutes } from '@ashlar/sdk/server'
import { countPageViews, countVisits, listTopPages, listVisitSources } from '../../contract.ts'
import { VisitService } from './visit.service.ts'

export const visitRoutes = defineRoutes([VisitService], (app, visits) => {
  app.call(countVisits, async ({ query }) => ({ results: await visits.perDay(query.days, 'visitors') }))
  app.call(countPageViews, async ({ query }) => ({ results: await visits.perDay(query.days, 'views') }))
  app.call(listTopPages, ({ query }) => visits.pages(query))
  app.call(listVisitSources, ({ query }) => visits.sources(query))
})
