import { EditorId, Id, Time } from '@ashlar/sdk'
import Type, { type Static, type TSchema } from 'typebox'
import { Audience } from './audience.ts'
import { CampaignTemplate } from './template.ts'

/** `failed` says why; what was sent by then stays sent. */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'failed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** What became of one recipient. `skipped`: left, or was marked as never emailed, before their turn came. */
export const recipientStates = ['queued', 'sending', 'sent', 'failed', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** How many people, each counted once. */
export const CampaignCounts = Type.Object({
  recipients: Type.Integer(),
  sent: Type.Integer(),
  failed: Type.Integer(),
  skipped: Type.Integer(),
  /** Handed over, less those that came back. */
  delivered: Type.Integer(),
  opened: Type.Integer(),
  clicked: Type.Integer(),
  bounced: Type.Integer(),
  unsubscribed: Type.Integer(),
})
export type CampaignCounts = Static<typeof CampaignCounts>

const written = {
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
  subject: Type.String({ title: 'Subject', maxLength: 200, pattern: '^[^\\r\\n]*$' }),
  preheader: Type.String({ title: 'Preview text', maxLength: 200, pattern: '^[^\\r\\n]*$' }),
  from_name: Type.String({ title: 'Sender name', maxLength: 120, pattern: '^[^\\r\\n]*$' }),
  /** The address that the website sends from, or empty for it. */
  from_email: Type.String({ title: 'Sender address', maxLength: 254 }),
  reply_to: Type.String({ title: 'Replies go to', maxLength: 254 }),
  filters: Audience,
}

/** A campaign as lists show it. */
export const Campaign = Type.Object({
  id: Id,
  name: Type.String(),
  subject: Type.String(),
  preheader: Type.String(),
  from_name: Type.String(),
  from_email: Type.String(),
  reply_to: Type.String(),
  status: Type.Enum([...campaignStatuses]),
  /** Sending that somebody paused. */
  isPaused: Type.Boolean(),
  /** Why it failed, in a sentence; empty otherwise. */
  failure: Type.String(),
  scheduled_at: orNull(Time),
  /** Readers get it when their own clocks show that time, where their time zone is known. */
  at_readers_time: Type.Boolean(),
  /** When the last recipient had their turn. */
  sent_at: orNull(Time),
  counts: CampaignCounts,
  /** Address of the first picture in it, on the website; empty without one. */
  picture: Type.String(),
  createdAt: Time,
  updatedAt: Time,
})
export type Campaign = Static<typeof Campaign>

/** What a content is sent as: to the people of a campaign, as another version of it, or on occasions. */
export const emailKinds = ['campaign', 'variant', 'automation', 'notification'] as const
export type EmailKind = (typeof emailKinds)[number]

export const CampaignDetail = Type.Object({
  ...Campaign.properties,
  kind: Type.Enum([...emailKinds]),
  filters: Audience,
  /** As the editor reads it; null while there is none. */
  content: orNull(Type.String()),
  /** Content that is there and can't be read. */
  isUnreadable: Type.Boolean(),
  /** Of the content. */
  revision: Type.Integer(),
  /** Of everything but the content. */
  detailsRevision: Type.Integer(),
})
export type CampaignDetail = Static<typeof CampaignDetail>

/** Content as the editor sends it. */
const Content = Type.String({ maxLength: 1024 * 1024 })

const { name, ...besideName } = written

export const NewCampaign = Type.Object(
  {
    name,
    ...Type.Partial(Type.Object({ ...besideName, content: orNull(Content) })).properties,
    /** What its content begins as, instead of `content`. */
    template: Type.Optional(CampaignTemplate),
  },
  { additionalProperties: false },
)
export type NewCampaign = Static<typeof NewCampaign>

/**
 * Members that are left out stay as they are. Content needs `revision`, anything else `detailsRevision`: a change since
 * then is a conflict (409).
 */
export const CampaignChange = Type.Partial(
  Type.Object(
    {
      ...written,
      content: Content,
      revision: Type.Integer({ minimum: 0 }),
      detailsRevision: Type.Integer({ minimum: 1 }),
      editor: EditorId,
    },
    { additionalProperties: false },
  ),
)
export type CampaignChange = Static<typeof CampaignChange>

/** One mail to one person. */
export const Recipient = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  state: Type.Enum([...recipientStates]),
  /** What the mail server said last. */
  error: Type.String(),
  sentAt: orNull(Time),
  openedAt: orNull(Time),
  clickedAt: orNull(Time),
  bouncedAt: orNull(Time),
})
export type Recipient = Static<typeof Recipient>

/** Something that should be looked at before sending. `refuses`: it can't be sent like this. */
export const CampaignCheck = Type.Object({
  id: Type.Enum([
    ...(['subject', 'content', 'unsubscribe', 'recipients', 'mail-server', 'sender'] as const),
    ...(['alt-texts', 'size', 'left-out', 'fields', 'links', 'length', 'test'] as const),
  ]),
  refuses: Type.Boolean(),
  /** A sentence for people. */
  message: Type.String(),
})
export type CampaignCheck = Static<typeof CampaignCheck>

/** The mail as one recipient would get it. */
export const CampaignPreview = Type.Object({
  subject: Type.String(),
  preheader: Type.String(),
  html: Type.String(),
  text: Type.String(),
  /** Bytes of the HTML. */
  size: Type.Integer(),
})
export type CampaignPreview = Static<typeof CampaignPreview>

/** A link of the mail and how many people followed it. */
export const ClickedLink = Type.Object({ address: Type.String(), people: Type.Integer(), clicks: Type.Integer() })
export type ClickedLink = Static<typeof ClickedLink>

/** What happened on a day of the website's calendar. */
export const CampaignDay = Type.Object({
  /** `YYYY-MM-DD` */
  day: Type.String(),
  sent: Type.Integer(),
  opened: Type.Integer(),
  clicked: Type.Integer(),
  bounced: Type.Integer(),
  unsubscribed: Type.Integer(),
})
export type CampaignDay = Static<typeof CampaignDay>

/** Figures of all campaigns in a span of days. */
export const CampaignMetrics = Type.Object({
  sent: Type.Integer(),
  delivered: Type.Integer(),
  opened: Type.Integer(),
  clicked: Type.Integer(),
  bounced: Type.Integer(),
  unsubscribed: Type.Integer(),
  days: Type.Array(CampaignDay),
})
export type CampaignMetrics = Static<typeof CampaignMetrics>

/** The outermost block of every mail. */
export const mailRoot = 'email/wrapper'
