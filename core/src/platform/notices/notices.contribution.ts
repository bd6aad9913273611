import {
  CurrentTenant,
  Database,
  LiveEvents,
  Mailer,
  Notices,
  provide,
  type ServerContribution,
  service,
} from '@ashlar/sdk/server'
import { RunningComposition } from '../../host/tokens.ts'
import { RoleService } from '../identity/role.service.ts'
import { NoticeChoiceEntity, NoticeEntity, NoticeMailOffEntity } from './notice.entity.ts'
import { noticeJobs, noticeSchedules } from './notice.jobs.ts'
import { noticeMigrations } from './notice.migrations.ts'
import { noticeRoutes } from './notice.routes.ts'
import { NoticeService } from './notice.service.ts'
import { NoticeDigest } from './notice-digest.service.ts'
import { NoticeKinds } from './notice-kinds.service.ts'
import { OwnNotices } from './own-notices.service.ts'

export const notices = {
  entities: [NoticeEntity, NoticeMailOffEntity, NoticeChoiceEntity],
  migrations: noticeMigrations,
  services: [
    provide(Notices, NoticeService, Database, RoleService, LiveEvents, CurrentTenant, Mailer),
    service(OwnNotices, Database),
    service(NoticeKinds, Database, RunningComposition, CurrentTenant, Mailer),
    service(NoticeDigest, Database, CurrentTenant, RoleService, Mailer),
  ],
  routes: [noticeRoutes],
  subscriptions: [],
  jobs: noticeJobs,
  schedules: noticeSchedules,
} satisfies ServerContribution
