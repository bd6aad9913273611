import { CustomerDirectory, CustomerTimeline } from '@ashlar/plugin-customers'
import { whenEnabled } from '@ashlar/sdk'
import { Database, defineServer, Notices, People, provide, Settings, service } from '@ashlar/sdk/server'
import {
  InvoicesOfCustomers,
  Projects,
  projectCreated,
  projectMoved,
  taskAssigned,
  taskCompleted,
  taskCreated,
  timeLogged,
} from '../contract.ts'
import project from '../migrations/0001-project.ts'
import { projects } from '../module.ts'
import { assigneesOfBoards } from './board/beside.ts'
import { BoardEntity, ColumnEntity } from './board/board.entities.ts'
import { boardRoutes } from './board/board.routes.ts'
import { BoardService } from './board/board.service.ts'
import { assigneesOfProjects, fieldsOfProjects, tagsOfProjects } from './project/beside.ts'
import { followMerged, forgetDeleted } from './project/customers.ts'
import { ProjectEntity, ProjectInvoiceEntity } from './project/project.entities.ts'
import { projectRoutes } from './project/project.routes.ts'
import { ProjectService } from './project/project.service.ts'
import { ProjectsOfOthers } from './project/projects.ts'
import { assigneesOfTasks, tagsOfTasks } from './task/beside.ts'
import { TaskEntity } from './task/task.entity.ts'
import { taskRoutes } from './task/task.routes.ts'
import { TaskService } from './task/task.service.ts'
import { ScheduleService } from './time/schedule.service.ts'
import { ScheduleEntity, TimeEntryEntity } from './time/time.entities.ts'
import { timeRoutes } from './time/time.routes.ts'
import { TimeService } from './time/time.service.ts'

export default defineServer(projects, {
  entities: [
    ...[BoardEntity, ColumnEntity, ProjectEntity, ProjectInvoiceEntity, TaskEntity, TimeEntryEntity, ScheduleEntity],
    ...[...assigneesOfBoards.entities, ...tagsOfProjects.entities, ...fieldsOfProjects.entities],
    ...[...assigneesOfProjects.entities, ...tagsOfTasks.entities, ...assigneesOfTasks.entities],
  ],
  migrations: [project],
  services: [
    service(BoardService, Database, People),
    service(
      ProjectService,
      Database,
      Settings,
      People,
      CustomerDirectory,
      CustomerTimeline,
      whenEnabled(InvoicesOfCustomers),
    ),
    service(TaskService, Database, People, Notices),
    service(TimeService, Database),
    service(ScheduleService, Database, People),
    provide(Projects, ProjectsOfOthers, ProjectService),
  ],
  routes: [
    ...[boardRoutes, assigneesOfBoards.routes, projectRoutes, tagsOfProjects.routes, fieldsOfProjects.routes],
    ...[assigneesOfProjects.routes, taskRoutes, tagsOfTasks.routes, assigneesOfTasks.routes, timeRoutes],
  ],
  events: [projectCreated, projectMoved, taskCreated, taskAssigned, taskCompleted, timeLogged],
  subscriptions: [followMerged, forgetDeleted],
  archive: [...assigneesOfBoards.archive, ...assigneesOfProjects.archive, ...assigneesOfTasks.archive],
})
