import Type, { type Static } from 'typebox'
import { carriesValue, fieldTypes } from './form/field-types.ts'

/** Why somebody looks at a submission before anything is done with it: no bot check came along, or a program's mark. */
export const heldReasons = ['no-bot-check', 'honeypot'] as const

/** A value as it was sent, with what its field was called then. */
export const SentField = Type.Object(
  {
    key: Type.String({ maxLength: 250 }),
    label: Type.String({ maxLength: 200 }),
    type: Type.Enum(fieldTypes.filter(carriesValue)),
    values: Type.Array(Type.String({ maxLength: 10_000 }), { maxItems: 500 }),
  },
  { additionalProperties: false },
)
export type SentField = Static<typeof SentField>

/** The person of the back office to whom a submission is assigned. */
export const SubmissionAssignee = Type.Object({ id: Type.Integer(), displayName: Type.String() })
export type SubmissionAssignee = Static<typeof SubmissionAssignee>

/** A submission in the list. */
export const SubmissionRow = Type.Object({
  id: Type.Integer(),
  formName: Type.String(),
  /** Name or email of who sent it; empty when neither was asked for. */
  sender: Type.String(),
  /** How it begins. */
  excerpt: Type.String(),
  tags: Type.Array(Type.String()),
  fileCount: Type.Integer(),
  isRead: Type.Boolean(),
  /** Marked by somebody: left out of every list but its own, and of all figures. */
  isSpam: Type.Boolean(),
  assignee: Type.Union([SubmissionAssignee, Type.Null()]),
  /** Null for one that was taken in. */
  held: Type.Union([Type.Enum(heldReasons), Type.Null()]),
  createdAt: Type.String({ format: 'date-time' }),
})
export type SubmissionRow = Static<typeof SubmissionRow>

export const SubmissionFile = Type.Object({
  id: Type.Integer(),
  /** Key of its field. */
  key: Type.String(),
  name: Type.String(),
  mimeType: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
})
export type SubmissionFile = Static<typeof SubmissionFile>

const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

export const Utm = Type.Object({
  utm_source: Type.Optional(Type.String({ maxLength: 200 })),
  utm_medium: Type.Optional(Type.String({ maxLength: 200 })),
  utm_campaign: Type.Optional(Type.String({ maxLength: 200 })),
  utm_term: Type.Optional(Type.String({ maxLength: 200 })),
  utm_content: Type.Optional(Type.String({ maxLength: 200 })),
})
export type Utm = Static<typeof Utm>

/** An email that somebody of the back office wrote to whoever sent a form. */
export const Answer = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  /** Where an answer to it goes. */
  replyTo: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  /** Name of whoever wrote it, as it was then. */
  author: Type.String(),
  /** There was no mail server, so the email stayed in the outbox. */
  isKept: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
})
export type Answer = Static<typeof Answer>

export const Submission = Type.Object({
  ...SubmissionRow.properties,
  /** Where an answer goes; empty when no email address was given. */
  replyTo: Type.String(),
  /** Oldest first. */
  answers: Type.Array(Answer),
  fields: Type.Array(SentField),
  files: Type.Array(SubmissionFile),
  /** Path of the page from which it came. */
  url: Type.String(),
  pageId: Type.Integer(),
  recipients: Type.Array(Type.String()),
  visitorId: orNull(Type.String()),
  utm: orNull(Utm),
  /** What was agreed to beside the newsletter box. */
  newsletter: orNull(Type.Object({ listId: Type.Integer(), text: Type.String() })),
  /** Address of the customer in the admin, once somebody has linked one. */
  customerAddress: orNull(Type.String()),
})
export type Submission = Static<typeof Submission>

/** Which submissions a list shows. */
export const submissionStates = ['unread', 'read', 'moderation', 'spam'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** What the list can be narrowed to, with how many there are. */
export const SubmissionFilters = Type.Object({
  forms: Type.Array(Type.String()),
  tags: Type.Array(Type.String()),
  unread: Type.Integer(),
  moderation: Type.Integer(),
  spam: Type.Integer(),
})
export type SubmissionFilters = Static<typeof SubmissionFilters>

/** Kind of the notice of a new submission. */
export const submissionNotice = 'forms.submission'

/** Kind of the notice that submissions wait for approval. */
export const waitingNotice = 'forms.waiting'

/** Kind of the notice that a submission was assigned to somebody. */
export const assignedNotice = 'forms.assigned'
