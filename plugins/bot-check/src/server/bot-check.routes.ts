import { defineRoutes, Limits } from '@ashlar/sdk/server'
import { askBotCheck } from '../contract.ts'
import { BotCheckService } from './bot-check.service.ts'

/** Questions that one address is asked in ten minutes. */
const mostAsked = 120

export const botCheckRoutes = defineRoutes([BotCheckService, Limits], (app, botCheck, limits) => {
  app.call(askBotCheck, async ({ ip }) => {
    await limits.count([{ purpose: 'core.bot-check', of: ip, most: mostAsked, seconds: 600 }])
    return botCheck.ask()
  })
})
