import { call, outdated } from '@ashlar/sdk/admin'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import {
  changeNotification,
  deleteNotification,
  getCampaign,
  getNotification,
  listNotifications,
  type Notification,
} from '../../contract.ts'
import { sayRefused } from '../refused.ts'

/** After a write: whatever shows notifications is asked for again. */
export const notificationsChanged = (): Promise<void> => outdated(listNotifications, getNotification, getCampaign)

/** Send it by its event from now on, or no more. */
export async function turn({ id, name, trigger, revision }: Notification, isOn: boolean, t: Translate): Promise<void> {
  try {
    await call(changeNotification, { params: { id }, body: { name, trigger, revision, isOn } })
    toast.success(isOn ? t('“{name}” is on', { name }) : t('“{name}” is off', { name }))
  } catch (error) {
    sayRefused(isOn ? t('The notification was not turned on') : t('The notification was not turned off'), error)
  }
  await notificationsChanged()
}

/** Ask, then delete a notification with its figures. */
export async function remove({ id, name }: Notification, t: Translate): Promise<void> {
  const description = t('“{name}”, its content and its figures are deleted for good.', { name })
  const detail = t('Emails of it that still wait are not sent.')
  if (!(await confirm({ description, detail, destructive: true }))) return
  try {
    await call(deleteNotification, { params: { id } })
    toast.success(t('“{name}” deleted', { name }))
  } catch (error) {
    sayRefused(t('The notification was not deleted'), error)
  }
  await notificationsChanged()
}
