import { type CsvColumn, type CsvPage, defineRoutes, sendCsv, sendFile } from '@ashlar/sdk/server'
import {
  approveSubmission,
  countSubmissions,
  deleteSubmission,
  deleteSubmissions,
  getSubmission,
  getSubmissionFile,
  listSubmissions,
  markSubmissions,
} from '../../contract.ts'
import type { SubmissionRow } from '../../submission.ts'
import { Submissions } from './submission.service.ts'

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
  app.call(listSubmissions, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await submissions.list(query) }
    const rows = (page: CsvPage) => submissions.withContent({ ...query, ...page })
    return sendCsv(reply, { name: 'form-submissions', columns: csv, wanted: query.columns, rows })
  })
  app.call(countSubmissions, () => submissions.filters())
  app.call(getSubmission, async ({ params }) => ({ submission: await submissions.find(params.id) }))

  app.call(getSubmissionFile, async ({ params }, reply) =>
    sendFile(reply, await submissions.openFile(params.id, params.file)),
  )

  app.call(markSubmissions, ({ body }) => submissions.mark(body.ids, body.isRead))
  app.call(approveSubmission, async ({ params }) => {
    await submissions.approve(params.id)
    return { submission: await submissions.find(params.id) }
  })
  app.call(deleteSubmission, ({ params }) => submissions.remove([params.id]))
  app.call(deleteSubmissions, ({ body }) => submissions.remove(body.ids))
})
