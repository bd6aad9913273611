import { outdated } from '@ashlar/sdk/admin'
import {
  getProject,
  getTask,
  getTimer,
  listBoards,
  listCards,
  listColumns,
  listProjectActivity,
  listProjects,
  listSchedules,
  listTaskActivity,
  listTasks,
  listTasksOfProject,
  listTemplates,
  listTime,
  listTimeEntries,
  projectTags,
  sumTime,
  taskTags,
} from '../contract.ts'

/** After a write of a project (PROJ-034): what shows projects is asked for again. */
export const projectsChanged = (): Promise<void> =>
  outdated(listProjects, getProject, listCards, listColumns, listProjectActivity, projectTags.list, listTemplates)

/** After a write of a task: what shows tasks, and how far their projects are. */
export const tasksChanged = (): Promise<void> =>
  outdated(
    ...[listTasks, getTask, listTasksOfProject, listTaskActivity, taskTags.list, listSchedules],
    ...[listProjects, getProject, listCards, listProjectActivity],
  )

export const boardsChanged = (): Promise<void> => outdated(listBoards, listColumns, listCards, listProjects)

/** After time was logged or a timer began or ended. */
export const timeChanged = (): Promise<void> =>
  outdated(listTimeEntries, listTime, getTimer, sumTime, getTask, listTasks, listTaskActivity, listTasksOfProject)
