import { Database, defineRoutes, fileRoutes } from '@ashlar/sdk/server'
import { type CommentCalls, projectComments, projectFiles, taskComments, taskFiles } from '../../contract.ts'
import { projectById } from '../project/project.store.ts'
import { taskById } from '../task/task.store.ts'
import { whoAsks } from '../who-asks.ts'
import { Comments } from './comment.service.ts'
import { type Commented, commentedProjects, commentedTasks } from './commented.ts'

const routesOf = ({ list, add, change, remove }: CommentCalls, of: Commented) =>
  defineRoutes([Comments], (app, comments) => {
    app.call(list, async ({ actor, params }) => ({ results: await comments.list(of, whoAsks(actor), params.id) }))
    app.call(add, async ({ actor, params, body }) => ({
      comment: await comments.add(of, whoAsks(actor), params.id, body),
    }))
    app.call(change, async ({ actor, params: { id, commentId }, body }) => ({
      comment: await comments.change(of, whoAsks(actor), id, commentId, body),
    }))
    app.call(remove, ({ actor, params: { id, commentId } }) => comments.remove(of, whoAsks(actor), id, commentId))
  })

export const commentRoutes = [routesOf(projectComments, commentedProjects), routesOf(taskComments, commentedTasks)]

export const attachmentRoutes = [
  fileRoutes(projectFiles, [Database], (id, database) =>
    database.tenant(async (tx) => void (await projectById(tx, id))),
  ),
  fileRoutes(taskFiles, [Database], (id, database) => database.tenant(async (tx) => void (await taskById(tx, id)))),
]
