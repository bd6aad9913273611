import { defineRoutes } from '@ashlar/sdk/server'
import {
  changeNotification,
  createNotification,
  deleteNotification,
  deleteNotificationMail,
  getNotification,
  listNotifications,
  putNotification,
  sendNotification,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { NotificationService } from './notification.service.ts'

export const notificationRoutes = defineRoutes([NotificationService], (app, notifications) => {
  app.call(listNotifications, async ({ query }) => ({ results: await notifications.list(query) }))
  app.call(createNotification, async ({ actor, body }) => ({
    notification: await notifications.create(whoAsks(actor), body),
  }))
  app.call(getNotification, async ({ params }) => ({ notification: await notifications.find(params.id) }))
  app.call(changeNotification, async ({ params, body }) => ({
    notification: await notifications.change(params.id, body),
  }))
  app.call(putNotification, async ({ params, body }) => ({
    notification: await notifications.put(params.id, body),
  }))
  app.call(deleteNotification, ({ params }) => notifications.remove(params.id))
  app.call(sendNotification, async ({ body, id }) =>
    notifications.send(body.notification_id, body.recipients, `by-hand-${id}`),
  )
  app.call(deleteNotificationMail, ({ params }) => notifications.removeMail(params.id))
})
