import { ById, defineCall, defineRecordFiles, Id, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { projects } from '../module.ts'
import { may } from './access.ts'
import { projectsPath, tasksPath } from './addresses.ts'
import { PersonId } from './person.ts'

/** What somebody wrote about a project or a task. */
export const Comment = Type.Object({
  id: Id,
  /** Rich text. */
  body: Type.String(),
  user_id: PersonId,
  user_name: Type.String(),
  /** It was changed after it had been written. */
  isEdited: Type.Boolean(),
  /** Whether whoever asks may change and delete it: their own, and a manager any. */
  isMine: Type.Boolean(),
  createdAt: Time,
})
export type Comment = Static<typeof Comment>

export const NewComment = Type.Object(
  {
    body: Type.String({ title: 'Comment', control: 'rich-text', minLength: 1, maxLength: 20_000 }),
    /** Ids of people whom it names: they are told. */
    mentions: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
  },
  { additionalProperties: false },
)
export type NewComment = Static<typeof NewComment>

const OneComment = Type.Object({ id: Id, commentId: Id })

/** The four calls for comments of one kind of record. */
function commentCalls(noun: 'Project' | 'Task', records: `/${string}/`) {
  const path = `${records}:id/comments/` as const
  const one = `${path}:commentId/` as const
  const called = noun.toLowerCase()
  return Object.freeze({
    list: defineCall({
      id: `projects.list${noun}Comments`,
      method: 'GET',
      path,
      summary: `List the comments on a ${called}, the oldest first`,
      params: ById,
      reply: { results: Rows(Comment) },
      access: may('can_view'),
    }),
    add: defineCall({
      id: `projects.add${noun}Comment`,
      method: 'POST',
      path,
      summary: `Write a comment on a ${called}`,
      params: ById,
      body: NewComment,
      reply: { comment: Comment },
      status: 201,
      access: may('can_edit'),
    }),
    change: defineCall({
      id: `projects.change${noun}Comment`,
      method: 'PUT',
      path: one,
      summary: `Change a comment on a ${called}`,
      params: OneComment,
      body: NewComment,
      reply: { comment: Comment },
      access: may('can_edit'),
    }),
    remove: defineCall({
      id: `projects.remove${noun}Comment`,
      method: 'DELETE',
      path: one,
      summary: `Delete a comment on a ${called}`,
      params: OneComment,
      reply: {},
      access: may('can_edit'),
    }),
  })
}

export const projectComments = commentCalls('Project', projectsPath)
export const taskComments = commentCalls('Task', tasksPath)
export type CommentCalls = ReturnType<typeof commentCalls>

const files = { module: projects, view: may('can_view'), change: may('can_edit') } as const

/** Private files of projects. */
export const projectFiles = defineRecordFiles({ ...files, record: 'project', path: `${projectsPath}:id/files/` })
/** Private files of tasks. */
export const taskFiles = defineRecordFiles({ ...files, record: 'task', path: `${tasksPath}:id/files/` })
