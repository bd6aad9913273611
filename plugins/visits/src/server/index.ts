import { maybe } from '@ashlar/sdk'
import { Database, defineServer, Log, leaveOut, provide, Settings, SiteVisits, service } from '@ashlar/sdk/server'
import visitTables from '../migrations/0001-visits.ts'
import { visits } from '../module.ts'
import { VisitTally } from './tally/visit-tally.service.ts'
import { writeAtStop } from './tally/write-at-stop.ts'
import { deletingOldVisits, everyNight } from './visit/delete-old.job.ts'
import {
  PageDayEntity,
  SourceDayEntity,
  VisitDayEntity,
  VisitorMarkEntity,
  VisitorSaltEntity,
} from './visit/visit.entities.ts'
import { visitRoutes } from './visit/visit.routes.ts'
import { VisitService } from './visit/visit.service.ts'

export default defineServer(visits, {
  entities: [VisitDayEntity, PageDayEntity, SourceDayEntity, VisitorSaltEntity, VisitorMarkEntity],
  migrations: [visitTables],
  services: [
    service(VisitService, Database, Settings),
    provide(SiteVisits, VisitTally, Database, Settings, maybe(Log)),
  ],
  routes: [visitRoutes, writeAtStop],
  jobs: [deletingOldVisits],
  schedules: [everyNight],
  archive: leaveOut('visitor_salt', 'visitor_mark'),
})
