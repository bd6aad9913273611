import { checkSender } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { MailSender } from './mail-sender.service.ts'

export const mailSenderRoutes = defineRoutes([MailSender], (app, sender) => {
  app.call(checkSender, async () => ({ results: await sender.check() }))
})
