import { defineRoutes, Mailer } from '@ashlar/sdk/server'
import { getMailProvider } from '../contract.ts'

export const mailProviderRoutes = defineRoutes([Mailer], (app, mailer) =>
  app.call(getMailProvider, async () => ({ isSet: await mailer.isConfigured() })),
)
