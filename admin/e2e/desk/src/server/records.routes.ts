import { defineRoutes } from '@ashlar/sdk/server'
import { addProject, addQuote, addTask } from '../contract.ts'
import { Records } from './records.service.ts'

export const recordRoutes = defineRoutes([Records], (app, records) => {
  app.call(addQuote, async ({ body }) => ({ id: await records.add('quote', body) }))
  app.call(addProject, async ({ body }) => ({ id: await records.add('project', body) }))
  app.call(addTask, async ({ body }) => ({ id: await records.add('task', body) }))
})
