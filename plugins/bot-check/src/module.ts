import { defineModule } from '@ashlar/sdk'
import { BotCheckSettings } from './settings.ts'

/** Tells visitors from machines. */
export const botCheck = defineModule({
  id: 'bot_check',
  always: true,
  title: 'Bot check',
  description: 'Checks that visitors are human before a form or sign-up is accepted.',
  plainSettings: {
    schema: BotCheckSettings,
    cards: [
      {
        ...{ section: 'services', title: 'Bot check', note: 'For forms on the website', sort: 20 },
        fields: ['bot_check_service', 'bot_check_site_key', 'bot_check_secret'],
      },
    ],
  },
})
