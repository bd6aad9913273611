import { defineRoutes } from '@ashlar/sdk/server'
import { createList, deleteList, listLists, updateList } from '../../contract.ts'
import { ListService } from './list.service.ts'

export const listRoutes = defineRoutes([ListService], (app, lists) => {
  app.call(listLists, async () => ({ results: await lists.list() }))
  app.call(createList, async ({ body }) => ({ list: await lists.create(body) }))
  app.call(updateList, async ({ params, body }) => ({ list: await lists.update(params.id, body) }))
  app.call(deleteList, ({ params }) => lists.remove(params.id))
})
