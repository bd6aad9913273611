import { type CsvStep, canAssignUsers, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeTask,
  changeTasks,
  createTask,
  deleteTask,
  deleteTasks,
  getTask,
  listTasks,
  listTasksOfProject,
  newTask,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { taskCsv } from './task.csv.ts'
import { TaskService } from './task.service.ts'

export const taskRoutes = defineRoutes([TaskService], (app, tasks) => {
  app.call(listTasks, async ({ actor, query }, reply) => {
    const asks = whoAsks(actor)
    if (query.format !== 'csv') return { results: await tasks.list(asks, query) }
    const rows = (step: CsvStep) => tasks.exported(asks, query, step)
    return sendCsv(reply, { name: 'tasks', columns: taskCsv, wanted: query.columns, rows })
  })
  app.call(listTasksOfProject, async ({ actor, params, query }) => ({
    results: await tasks.ofProject(whoAsks(actor), params.id, query),
  }))
  app.call(newTask, async ({ actor }) => ({ canAssignUsers: canAssignUsers(actor) }))
  app.call(getTask, async ({ actor, params }) => ({
    task: await tasks.find(params.id),
    canAssignUsers: canAssignUsers(actor),
  }))
  app.call(createTask, async ({ actor, body }) => ({ task: await tasks.create(whoAsks(actor), body) }))
  app.call(changeTask, async ({ actor, params, body }) => ({
    task: await tasks.change(whoAsks(actor), params.id, body),
  }))
  app.call(changeTasks, async ({ actor, body }) => ({ changed: await tasks.changeAll(whoAsks(actor), body) }))
  app.call(deleteTask, async ({ actor, params }) => ({
    ...{ deleted: await tasks.remove(whoAsks(actor), [params.id]), errors: [] },
  }))
  app.call(deleteTasks, async ({ actor, body }) => ({
    ...{ deleted: await tasks.remove(whoAsks(actor), body.tasksToDelete), errors: [] },
  }))
})
