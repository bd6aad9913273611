import { CsvQuery, ListQuery } from '@ashlar/sdk/server'
import Type from 'typebox'
import { Submission, submissionStates } from '../../submission.ts'

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
    state: Type.Optional(Type.Enum([...submissionStates])),
  },
  { additionalProperties: false },
)

export const SubmissionReply = Type.Object({ success: Type.Literal(true), submission: Submission })

export const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
export const ByFile = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  file: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
})
export const Ids = Type.Object(
  { ids: Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), { minItems: 1, maxItems: 100 }) },
  { additionalProperties: false },
)
export const Marked = Type.Object({ ids: Ids.properties.ids, isRead: Type.Boolean() }, { additionalProperties: false })
export const Done = Type.Object({ success: Type.Literal(true) })
