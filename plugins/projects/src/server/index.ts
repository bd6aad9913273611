import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { whenEnabled } from '@ashlar/sdk'
import {
  Database,
  defineServer,
  LiveEvents,
  Notices,
  offer,
  People,
  provide,
  Settings,
  service,
} from '@ashlar/sdk/server'
import {
  InvoicesOfCustomers,
  lineSources,
  Projects,
  projectCreated,
  projectMoved,
  SharedProjects,
  taskAssigned,
  taskCompleted,
  taskCreated,
  timeLogged,
} from '../contract.ts'
import project from '../migrations/0001-project.ts'
import { projects } from '../module.ts'
import { ActivityEntity } from './activity/activity.entity.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { archive } from './archive.ts'
import { assigneesOfBoards } from './board/beside.ts'
import { BoardEntity, ColumnEntity } from './board/board.entities.ts'
import { boardRoutes } from './board/board.routes.ts'
import { BoardService } from './board/board.service.ts'
import { CardService } from './board/card.service.ts'
import { CommentEntity } from './comment/comment.entity.ts'
import { attachmentRoutes, commentRoutes } from './comment/comment.routes.ts'
import { Comments } from './comment/comment.service.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from './project/beside.ts'
import { followMerged, forgetDeleted } from './project/customers.ts'
import { fromQuotes } from './project/from-quotes.ts'
import { ProjectEntity, ProjectInvoiceEntity, QuoteProjectEntity } from './project/project.entities.ts'
import { projectRoutes } from './project/project.routes.ts'
import { ProjectService } from './project/project.service.ts'
import { ProjectsOfOthers } from './project/projects.ts'
import { renewSorts } from './renew-sort.ts'
import { ShareEntity } from './share/share.entity.ts'
import { shareRoutes } from './share/share.routes.ts'
import { Shares } from './share/share.service.ts'
import { assigneesOfTasks, tagsOfTasks } from './task/beside.ts'
import { DependencyEntity, TaskEntity } from './task/task.entity.ts'
import { taskRoutes } from './task/task.routes.ts'
import { TaskService } from './task/task.service.ts'
import { TemplateEntity } from './template/template.entity.ts'
import { templateRoutes } from './template/template.routes.ts'
import { TemplateService } from './template/template.service.ts'
import { freeVoided, UnbilledTime } from './time/billing.ts'
import { ScheduleService } from './time/schedule.service.ts'
import { ScheduleEntity, TimeEntryEntity } from './time/time.entities.ts'
import { timeRoutes } from './time/time.routes.ts'
import { TimeService } from './time/time.service.ts'

export default defineServer(projects, {
  entities: [
    ...[BoardEntity, ColumnEntity, ProjectEntity, ProjectInvoiceEntity, QuoteProjectEntity, TemplateEntity],
    ...[TaskEntity, DependencyEntity, TimeEntryEntity, ScheduleEntity, CommentEntity, ActivityEntity, ShareEntity],
    ...[...assigneesOfBoards.entities, ...tagsOfProjects.entities, ...fieldsOfProjects.entities],
    ...[...assigneesOfProjects.entities, ...tagsOfTasks.entities, ...assigneesOfTasks.entities],
  ],
  migrations: [project],
  services: [
    service(BoardService, Database, People, LiveEvents),
    service(CardService, Database, People, CustomerDirectory),
    service(
      ProjectService,
      Database,
      Settings,
      People,
      CustomerDirectory,
      CustomerTimeline,
      Notices,
      LiveEvents,
      whenEnabled(InvoicesOfCustomers),
    ),
    service(TemplateService, Database, Settings),
    service(TaskService, Database, Settings, People, Notices, LiveEvents, CustomerDirectory),
    service(Comments, Database, People, Notices),
    service(TimeService, Database, People, Settings),
    service(ScheduleService, Database, People),
    provide(Projects, ProjectsOfOthers, ProjectService),
    service(Shares, Database),
    provide(SharedProjects, Shares, Database),
    offer(lineSources, UnbilledTime, Database, Settings),
  ],
  routes: [
    ...[boardRoutes, assigneesOfBoards.routes, projectRoutes, tagsOfProjects.routes, fieldsOfProjects.routes],
    ...[assigneesOfProjects.routes, taskRoutes, tagsOfTasks.routes, assigneesOfTasks.routes, timeRoutes],
    ...[templateRoutes, shareRoutes, activityRoutes, ...commentRoutes, ...attachmentRoutes],
  ],
  jobs: [renewSorts],
  events: [projectCreated, projectMoved, taskCreated, taskAssigned, taskCompleted, timeLogged],
  subscriptions: [followMerged, forgetDeleted, fromQuotes, freeVoided],
  archive,
})
