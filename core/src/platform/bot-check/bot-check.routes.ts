import { defineRoutes, Limits } from '@ashlar/sdk/server'
import { BotCheckReply } from './bot-check.schemas.ts'
import { BotCheckService } from './bot-check.service.ts'

/** Questions that one address is asked in ten minutes. */
const mostAsked = 120

export const botCheckRoutes = defineRoutes([BotCheckService, Limits], (app, botCheck, limits) => {
  app.get(
    '/api/v1/bot-check/',
    { schema: { response: { 200: BotCheckReply } }, config: { access: 'public' } },
    async ({ ip }) => {
      await limits.count([{ purpose: 'core.bot-check', of: ip, most: mostAsked, seconds: 600 }])
      return botCheck.ask()
    },
  )
})
