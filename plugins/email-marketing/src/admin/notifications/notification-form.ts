import { ApiError } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'
import { Check } from 'typebox/value'
import { Notification, SaveNotification } from '../../contract.ts'

const { name, trigger, subject, preheader, isOn } = Type.Required(SaveNotification).properties

/** What people write of a notification beside its content. */
export const NotificationForm = Type.Object({ name, trigger, subject, preheader, isOn })
export type NotificationForm = Static<typeof NotificationForm>

export const formOf = ({ name, trigger, subject, preheader, isOn }: Notification): NotificationForm => ({
  ...{ name, trigger, subject, preheader, isOn },
})

const Conflict = Type.Object({
  code: Type.Literal('EMAIL_MARKETING_NOTIFICATION_CHANGED'),
  notification: Notification,
})

/** The stored notification, when saving failed because someone else had changed it. */
export const conflictIn = (error: unknown): Notification | undefined =>
  error instanceof ApiError && Check(Conflict, error.body) ? error.body.notification : undefined
