import { defineRoutes } from '@ashlar/sdk/server'
import { getTimeline } from '../../contract.ts'
import { TimelineService } from './timeline.service.ts'

export const timelineRoutes = defineRoutes([TimelineService], (app, timeline) => {
  app.call(getTimeline, ({ params, query }) => timeline.page(params.id, query))
})
