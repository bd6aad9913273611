import { ById, defineCall, Id, ListQuery, permission, Rows, Time } from '@ashlar/sdk'
import Type, { type Static } from 'typebox'
import { emailMarketing } from '../module.ts'
import { CampaignCounts } from './campaign.ts'

/** One mail that follows something that happens: written once, on or off. */
export const Notification = Type.Object({
  id: Id,
  name: Type.String(),
  /** Id of the trigger. */
  trigger: Type.String(),
  subject: Type.String(),
  preheader: Type.String(),
  /** As the editor reads it; null while there is none. */
  content: Type.Union([Type.String(), Type.Null()]),
  isOn: Type.Boolean(),
  revision: Type.Integer(),
  counts: CampaignCounts,
  createdAt: Time,
  updatedAt: Time,
})
export type Notification = Static<typeof Notification>

const text = (title: string, most: number) => Type.String({ title, maxLength: most, pattern: '^[^\\r\\n]*$' })

/** The whole of what people write. Without a trigger or words those stay as they are, or are empty in a new one. */
export const SaveNotification = Type.Object(
  {
    name: Type.String({ title: 'Name', minLength: 1, maxLength: 120, pattern: '\\S' }),
    trigger: Type.String({ title: 'Sent when', minLength: 1, maxLength: 80 }),
    subject: Type.Optional(text('Subject', 200)),
    preheader: Type.Optional(text('Preview text', 200)),
    content: Type.Optional(Type.Union([Type.String({ maxLength: 1024 * 1024 }), Type.Null()])),
    isOn: Type.Optional(Type.Boolean({ title: 'On' })),
    /** A change since then is a conflict (409). */
    revision: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
)
export type SaveNotification = Static<typeof SaveNotification>

const path = '/api/v1/admin/email-marketing/notifications/'
const one = `${path}:id/`
const bodyLimit = 2 * 1024 * 1024

const may = (right: 'can_view' | 'can_create' | 'can_edit' | 'can_delete') =>
  permission(emailMarketing, 'campaigns', right)

export const NotificationQuery = Type.Object(ListQuery(['name', 'createdAt']))
export type NotificationQuery = Static<typeof NotificationQuery>

export const listNotifications = defineCall({
  id: 'email_marketing.listNotifications',
  method: 'GET',
  path: '/api/v1/admin/email-marketing/notifications',
  summary: 'Find notifications',
  query: NotificationQuery,
  reply: { results: Rows(Notification) },
  access: may('can_view'),
})

export const createNotification = defineCall({
  id: 'email_marketing.createNotification',
  method: 'POST',
  path,
  summary: 'Create a notification',
  body: SaveNotification,
  bodyLimit,
  reply: { notification: Notification },
  status: 201,
  access: may('can_create'),
})

export const getNotification = defineCall({
  id: 'email_marketing.getNotification',
  method: 'GET',
  path: one,
  summary: 'Show a notification',
  params: ById,
  reply: { notification: Notification },
  access: may('can_view'),
})

export const changeNotification = defineCall({
  id: 'email_marketing.changeNotification',
  method: 'PUT',
  path: one,
  summary: 'Change a notification',
  params: ById,
  body: SaveNotification,
  bodyLimit,
  reply: { notification: Notification },
  access: may('can_edit'),
})

/** Documented as it is: it changes the notification, or makes it where it was deleted meanwhile. */
export const putNotification = defineCall({
  ...changeNotification,
  id: 'email_marketing.putNotification',
  method: 'POST',
  summary: 'Change a notification, or create it with this id',
})

export const deleteNotification = defineCall({
  id: 'email_marketing.deleteNotification',
  method: 'DELETE',
  path: one,
  summary: 'Delete a notification with its figures',
  params: ById,
  reply: {},
  access: may('can_delete'),
})

export const sendNotification = defineCall({
  id: 'email_marketing.sendNotification',
  method: 'POST',
  path: '/api/v1/admin/email-marketing/send-email-notification/',
  summary: 'Send a notification to people who agreed to receive email',
  body: Type.Object(
    {
      notification_id: Id,
      recipients: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), {
        minItems: 1,
        maxItems: 100,
        uniqueItems: true,
      }),
    },
    { additionalProperties: false },
  ),
  reply: {
    sent: Type.Integer(),
    /** Addresses of people who did not agree, or left. */
    leftOut: Type.Array(Type.String()),
  },
  access: may('can_edit'),
})

export const deleteNotificationMail = defineCall({
  id: 'email_marketing.deleteNotificationMail',
  method: 'DELETE',
  path: `${path}email/:id/`,
  summary: 'Delete one email of a notification: one that waits is not sent',
  params: ById,
  reply: {},
  access: may('can_delete'),
})
