import { defineRoutes, Mailer } from '@ashlar/sdk/server'
import { MailProvider, mailProviderPath } from '../contract.ts'

/** FORM-065: staff who edit forms learn that nothing will be mailed. */
export const mailProviderRoutes = defineRoutes([Mailer], (app, mailer) => {
  app.get(mailProviderPath, { schema: { response: { 200: MailProvider } }, config: { access: 'staff' } }, async () => ({
    success: true as const,
    isSet: await mailer.isConfigured(),
  }))
})
