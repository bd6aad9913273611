import { dismissSetup, getSetup } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { SetupService } from './setup.service.ts'

/** What is left to set up on a website. */
export const setupRoutes = defineRoutes([SetupService], (app, setup) => {
  app.call(getSetup, ({ tenant }) => {
    if (tenant === null) throw errors.NOT_FOUND('such website')
    return setup.steps(tenant)
  })

  app.call(dismissSetup, async ({ body: { isDismissed } }) => {
    await setup.dismiss(isDismissed)
    return { isDismissed }
  })
})
