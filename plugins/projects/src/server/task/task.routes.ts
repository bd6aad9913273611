import { canAssignUsers, defineRoutes } from '@ashlar/sdk/server'
import {
  changeTask,
  createTask,
  deleteTask,
  deleteTasks,
  getTask,
  listTasks,
  listTasksOfProject,
  newTask,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { TaskService } from './task.service.ts'

export const taskRoutes = defineRoutes([TaskService], (app, tasks) => {
  app.call(listTasks, async ({ query }) => ({ results: await tasks.list(query) }))
  app.call(listTasksOfProject, async ({ params, query }) => ({ results: await tasks.ofProject(params.id, query) }))
  app.call(newTask, async ({ actor }) => ({ canAssignUsers: canAssignUsers(actor) }))
  app.call(getTask, async ({ actor, params }) => ({
    task: await tasks.find(params.id),
    canAssignUsers: canAssignUsers(actor),
  }))
  app.call(createTask, async ({ actor, body }) => ({ task: await tasks.create(whoAsks(actor), body) }))
  app.call(changeTask, async ({ params, body }) => ({ task: await tasks.change(params.id, body) }))
  app.call(deleteTask, async ({ params }) => ({ deleted: await tasks.remove([params.id]), errors: [] }))
  app.call(deleteTasks, async ({ body }) => ({ deleted: await tasks.remove(body.tasksToDelete), errors: [] }))
})
