import { ById, defineCall, Id, permission, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'

/** How a campaign is tried on a part of its recipients before the others get what did best. */
export const SplitTest = Type.Object(
  {
    /** Percent of the recipients who get one of the variants, in equal parts. */
    share: Type.Integer({ title: 'Recipients in the test (percent)', minimum: 5, maximum: 100, default: 20 }),
    by: Type.Enum(['clicks', 'opens'], { title: 'Decided by', default: 'clicks' }),
    hours: Type.Integer({ title: 'Hours until it is decided', minimum: 1, maximum: 168, default: 4 }),
    /** Somebody chooses; without it the best wins by itself. */
    isManual: Type.Boolean({ title: 'Choose the winner by hand', default: false }),
  },
  { additionalProperties: false },
)
export type SplitTest = Static<typeof SplitTest>

/** One of the mails of a test. The first is the campaign itself. */
export const Variant = Type.Object({
  /** 1 to 4, shown as A to D. */
  number: Type.Integer(),
  /** Id under which its subject, sender and content are changed, as those of a campaign are. */
  id: Id,
  /** Empty where it is that of the campaign. */
  subject: Type.String(),
  from_name: Type.String(),
  hasOwnContent: Type.Boolean(),
  sent: Type.Integer(),
  opened: Type.Integer(),
  clicked: Type.Integer(),
  /** Share of those sent who did what decides, from 0 to 1, and between which shares the true one lies (95 %). */
  rate: Type.Number(),
  low: Type.Number(),
  high: Type.Number(),
})
export type Variant = Static<typeof Variant>

export const TestState = Type.Object({
  test: Type.Union([SplitTest, Type.Null()]),
  variants: Type.Array(Variant),
  /** The variant that the others get; null while it is not decided. */
  winner: Type.Union([Type.Integer(), Type.Null()]),
  /** When it is, or would have been, decided by itself; null before it is sent. */
  decidesAt: Type.Union([Time, Type.Null()]),
  /** When the winner was chosen: figures of variants are those of mails sent before. */
  chosenAt: Type.Union([Time, Type.Null()]),
  /** The one that is ahead; null while nobody did anything. */
  leader: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether the lead is more than chance would make it. */
  isSure: Type.Boolean(),
})
export type TestState = Static<typeof TestState>

const one = '/api/v1/admin/email-marketing/campaigns/:id/'
const access = permission(emailMarketing, 'campaigns', 'can_edit')
const ByNumber = Type.Object({ ...ById.properties, number: Type.Integer({ minimum: 2, maximum: 4 }) })

export const getTest = defineCall({
  id: 'email_marketing.getTest',
  method: 'GET',
  path: `${one}test/`,
  summary: 'Show the test of a campaign and how its variants do',
  params: ById,
  reply: TestState.properties,
  access: permission(emailMarketing, 'campaigns', 'can_view'),
})

export const putTest = defineCall({
  id: 'email_marketing.putTest',
  method: 'PUT',
  path: `${one}test/`,
  summary: 'Test variants of a campaign on a part of its recipients',
  params: ById,
  body: SplitTest,
  reply: TestState.properties,
  access,
})

export const removeTest = defineCall({
  id: 'email_marketing.removeTest',
  method: 'DELETE',
  path: `${one}test/`,
  summary: 'Send a campaign without a test: its variants are deleted',
  params: ById,
  reply: {},
  access,
})

export const addVariant = defineCall({
  id: 'email_marketing.addVariant',
  method: 'POST',
  path: `${one}variants/`,
  summary: 'Add a variant to the test of a campaign',
  params: ById,
  body: Type.Object(
    {
      subject: Type.Optional(Type.String({ maxLength: 200, pattern: '^[^\\r\\n]*$' })),
      from_name: Type.Optional(Type.String({ maxLength: 120, pattern: '^[^\\r\\n]*$' })),
      /** It begins with a copy of the campaign's. */
      hasOwnContent: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  reply: TestState.properties,
  status: 201,
  access,
})

export const removeVariant = defineCall({
  id: 'email_marketing.removeVariant',
  method: 'DELETE',
  path: `${one}variants/:number/`,
  summary: 'Delete a variant of a campaign',
  params: ByNumber,
  reply: TestState.properties,
  access,
})

export const chooseWinner = defineCall({
  id: 'email_marketing.chooseWinner',
  method: 'POST',
  path: `${one}choose-winner/`,
  summary: 'Send a variant to everybody who has not been sent one',
  params: ById,
  body: Type.Object({ variant: Type.Integer({ minimum: 1, maximum: 4 }) }, { additionalProperties: false }),
  reply: TestState.properties,
  access,
})
