import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { permission } from '@ashlar/sdk'
import { type CsvColumn, type CsvPage, defineRoutes, ListReply, sendCsv } from '@ashlar/sdk/server'
import Type from 'typebox'
import { forms } from '../../module.ts'
import { SubmissionFilters, SubmissionRow } from '../../submission.ts'
import { ByFile, ById, Done, Ids, Marked, SubmissionListQuery, SubmissionReply } from './submission.schemas.ts'
import { Submissions } from './submission.service.ts'

const path = '/api/v1/admin/form/submissions/'
const views = { access: permission(forms, 'form_submissions', 'can_view') }
const edits = { access: permission(forms, 'form_submissions', 'can_edit') }
const deletes = { access: permission(forms, 'form_submissions', 'can_delete') }

/** Columns of the list as a file, by the ids that the list has for them. */
const csv: Readonly<Record<string, CsvColumn<SubmissionRow & { readonly content: string }>>> = {
  created: { title: 'Sent', value: ({ createdAt }) => createdAt },
  form: { title: 'Form', value: ({ formName }) => formName },
  sender: { title: 'From', value: ({ sender }) => sender },
  excerpt: { title: 'Content', value: ({ content }) => content },
  tags: { title: 'Tags', value: ({ tags }) => tags },
  files: { title: 'Files', value: ({ fileCount }) => fileCount },
  state: { title: 'State', value: ({ held, isRead }) => (held === null ? (isRead ? 'read' : 'unread') : 'moderation') },
}

export const submissionRoutes = defineRoutes([Submissions], (app, submissions) => {
  app.get(
    path,
    { schema: { querystring: SubmissionListQuery, response: { 200: ListReply(SubmissionRow) } }, config: views },
    async ({ query }, reply) => {
      if (query.format !== 'csv') return { success: true as const, results: await submissions.list(query) }
      const rows = (page: CsvPage) => submissions.withContent({ ...query, ...page })
      return sendCsv(reply, { name: 'form-submissions', columns: csv, wanted: query.columns, rows })
    },
  )

  app.get(`${path}filters/`, { schema: { response: { 200: SubmissionFilters } }, config: views }, async () => ({
    success: true as const,
    ...(await submissions.filters()),
  }))

  app.get(
    `${path}:id/`,
    { schema: { params: ById, response: { 200: SubmissionReply } }, config: views },
    async ({ params }) => ({ success: true as const, submission: await submissions.find(params.id) }),
  )

  // Whatever a visitor sent is never shown as a page of this website (T8).
  app.get(
    `${path}:id/files/:file/`,
    { schema: { params: ByFile, response: { 200: Type.Any() } }, config: views },
    async ({ params }, reply) => {
      const file = await submissions.file(params.id, params.file)
      const here = AsyncLocalStorage.snapshot()
      const source = submissions.bytes(file)
      const pieces = {
        [Symbol.asyncIterator]: () => ({
          next: () => here(() => source.next()),
          return: () => source.return(undefined),
        }),
      }
      return reply
        .type(file.mimeType)
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename*=UTF-8''${encoded(file.name)}`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'no-store')
        .send(Readable.from(pieces))
    },
  )

  app.post(`${path}mark/`, { schema: { body: Marked, response: { 200: Done } }, config: edits }, async ({ body }) => {
    await submissions.mark(body.ids, body.isRead)
    return { success: true as const }
  })

  app.post(
    `${path}:id/approve/`,
    { schema: { params: ById, response: { 200: SubmissionReply } }, config: edits },
    async ({ params }) => {
      await submissions.approve(params.id)
      return { success: true as const, submission: await submissions.find(params.id) }
    },
  )

  app.delete(
    `${path}:id/`,
    { schema: { params: ById, response: { 200: Done } }, config: deletes },
    async ({ params }) => {
      await submissions.remove([params.id])
      return { success: true as const }
    },
  )

  app.post(
    `${path}bulk-delete/`,
    { schema: { body: Ids, response: { 200: Done } }, config: deletes },
    async ({ body }) => {
      await submissions.remove(body.ids)
      return { success: true as const }
    },
  )
})

/** RFC 8187: what `encodeURIComponent` leaves as it is and a header may not hold. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
