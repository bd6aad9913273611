import { ById, CsvQuery, defineCall, Id, ListQuery, mediaType, permission, Rows } from '@ashlar/sdk'
import Type from 'typebox'
import { forms } from '../module.ts'
import { Submission, SubmissionFilters, SubmissionRow, submissionStates } from '../submission.ts'
import { submissionsPath } from './addresses.ts'

const Day = Type.String({ format: 'date' })

export const SubmissionListQuery = Type.Object(
  {
    ...ListQuery(['created', 'form', 'sender']),
    ...CsvQuery,
    form: Type.Optional(Type.String({ maxLength: 120 })),
    tag: Type.Optional(Type.String({ maxLength: 60 })),
    /** Days, both of them included. */
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    /** Without it everything but spam. */
    state: Type.Optional(Type.Enum([...submissionStates])),
    /** To whom they are assigned: the caller, nobody, or an account by id. */
    assigned: Type.Optional(Type.String({ pattern: '^(me|nobody|[1-9]\\d{0,14})$' })),
  },
  { additionalProperties: false },
)

const Ids = Type.Array(Id, { minItems: 1, maxItems: 100 })

export const listSubmissions = defineCall({
  id: 'forms.listSubmissions',
  method: 'GET',
  path: submissionsPath,
  summary: 'Find form submissions',
  query: SubmissionListQuery,
  reply: { results: Rows(SubmissionRow) },
  access: permission(forms, 'form_submissions', 'can_view'),
})

export const countSubmissions = defineCall({
  id: 'forms.countSubmissions',
  method: 'GET',
  path: `${submissionsPath}filters/`,
  summary: 'List the filters for submissions, with the number of new ones',
  reply: SubmissionFilters.properties,
  access: permission(forms, 'form_submissions', 'can_view'),
})

export const getSubmission = defineCall({
  id: 'forms.getSubmission',
  method: 'GET',
  path: `${submissionsPath}:id/`,
  summary: 'Show a form submission',
  params: ById,
  reply: { submission: Submission },
  access: permission(forms, 'form_submissions', 'can_view'),
})

export const getSubmissionFile = defineCall({
  id: 'forms.getSubmissionFile',
  method: 'GET',
  path: `${submissionsPath}:id/files/:file/`,
  summary: 'Download a file from a submission',
  params: Type.Object({ id: Id, file: Id }),
  reply: mediaType('application/octet-stream'),
  access: permission(forms, 'form_submissions', 'can_view'),
})

export const markSubmissions = defineCall({
  id: 'forms.markSubmissions',
  method: 'POST',
  path: `${submissionsPath}mark/`,
  summary: 'Mark submissions as read or new',
  body: Type.Object({ ids: Ids, isRead: Type.Boolean() }, { additionalProperties: false }),
  reply: {},
  access: permission(forms, 'form_submissions', 'can_edit'),
})

export const markSpam = defineCall({
  id: 'forms.markSpam',
  method: 'POST',
  path: `${submissionsPath}spam/`,
  summary: 'Mark submissions as spam or not spam',
  body: Type.Object({ ids: Ids, isSpam: Type.Boolean() }, { additionalProperties: false }),
  reply: {},
  access: permission(forms, 'form_submissions', 'can_edit'),
})

export const assignSubmissions = defineCall({
  id: 'forms.assignSubmissions',
  method: 'POST',
  path: `${submissionsPath}assign/`,
  summary: 'Assign submissions to a person, or to nobody',
  body: Type.Object({ ids: Ids, assignee: Type.Union([Id, Type.Null()]) }, { additionalProperties: false }),
  reply: {},
  access: permission(forms, 'form_submissions', 'can_edit'),
})

export const NewAnswer = Type.Object(
  {
    subject: Type.String({ title: 'Subject', minLength: 1, maxLength: 200, pattern: '\\S' }),
    text: Type.String({
      title: 'Message',
      control: 'textarea',
      rows: 8,
      minLength: 1,
      maxLength: 10_000,
      pattern: '\\S',
    }),
    /** Where the answer to the email goes: to whoever writes it, or to the first recipient of the form. */
    answersTo: Type.Enum(['sender', 'form'], { title: 'Answers go to', default: 'sender' }),
  },
  { additionalProperties: false },
)

export const answerSubmission = defineCall({
  id: 'forms.answerSubmission',
  method: 'POST',
  path: `${submissionsPath}:id/answer/`,
  summary: 'Answer a submission by email',
  params: ById,
  body: NewAnswer,
  /** `isKept`: no mail server is set up, so the email waits in the outbox. */
  reply: { isKept: Type.Boolean(), submission: Submission },
  access: permission(forms, 'form_submissions', 'can_edit'),
})

export const approveSubmission = defineCall({
  id: 'forms.approveSubmission',
  method: 'POST',
  path: `${submissionsPath}:id/approve/`,
  summary: 'Approve a submission that is held for moderation',
  params: ById,
  reply: { submission: Submission },
  access: permission(forms, 'form_submissions', 'can_edit'),
})

export const deleteSubmission = defineCall({
  id: 'forms.deleteSubmission',
  method: 'DELETE',
  path: `${submissionsPath}:id/`,
  summary: 'Delete a submission',
  params: ById,
  reply: {},
  access: permission(forms, 'form_submissions', 'can_delete'),
})

export const deleteSubmissions = defineCall({
  id: 'forms.deleteSubmissions',
  method: 'POST',
  path: `${submissionsPath}bulk-delete/`,
  summary: 'Delete submissions',
  body: Type.Object({ ids: Ids }, { additionalProperties: false }),
  reply: {},
  access: permission(forms, 'form_submissions', 'can_delete'),
})

/** Staff who edit forms learn whether the website, or the installation for it, has a mail server. */
export const getMailProvider = defineCall({
  id: 'forms.getMailProvider',
  method: 'GET',
  path: '/api/v1/admin/form/mail-provider/',
  summary: 'Check whether emails can be sent',
  reply: { isSet: Type.Boolean() },
  access: 'staff',
})
