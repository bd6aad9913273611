import { type CsvStep, defineRoutes, sendCsv, sendFile } from '@ashlar/sdk/server'
import {
  approveSubmission,
  assignSubmissions,
  countSubmissions,
  deleteSubmission,
  deleteSubmissions,
  getSubmission,
  getSubmissionFile,
  listSubmissions,
  markSpam,
  markSubmissions,
} from '../../contract.ts'
import { Submissions } from './submission.service.ts'
import { csvColumns, csvWanted } from './submission-csv.ts'

export const submissionRoutes = defineRoutes([Submissions], (app, submissions) => {
  app.call(listSubmissions, async ({ query: asked, actor }, reply) => {
    const query = asked.assigned === 'me' ? { ...asked, assigned: String(actor?.id ?? 0) } : asked
    if (query.format !== 'csv') return { results: await submissions.list(query) }
    const rows = (step: CsvStep) => submissions.exported(query, step)
    const columns = csvColumns(await submissions.labels(query))
    return sendCsv(reply, { name: 'form-submissions', columns, wanted: csvWanted(columns, query.columns), rows })
  })
  app.call(countSubmissions, () => submissions.filters())
  app.call(getSubmission, async ({ params }) => ({ submission: await submissions.find(params.id) }))

  app.call(getSubmissionFile, async ({ params }, reply) =>
    sendFile(reply, await submissions.openFile(params.id, params.file)),
  )

  app.call(markSubmissions, ({ body }) => submissions.mark(body.ids, body.isRead))
  app.call(markSpam, ({ body }) => submissions.markSpam(body.ids, body.isSpam))
  app.call(assignSubmissions, ({ body, actor }) => submissions.assign(body.ids, body.assignee, actor?.guid ?? ''))
  app.call(approveSubmission, async ({ params }) => {
    await submissions.approve(params.id)
    return { submission: await submissions.find(params.id) }
  })
  app.call(deleteSubmission, ({ params }) => submissions.remove([params.id]))
  app.call(deleteSubmissions, ({ body }) => submissions.remove(body.ids))
})
