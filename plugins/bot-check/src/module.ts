import { defineModule } from '@ashlar/sdk'
import { BotCheckSettings } from './settings.ts'

/** Tells visitors from machines. */
export const botCheck = defineModule({
  id: 'bot_check',
  always: true,
  title: 'Bot check',
  description: 'Tells visitors from machines before a form or a sign-up is taken.',
  plainSettings: {
    schema: BotCheckSettings,
    cards: [
      {
        ...{ section: 'services', title: 'Bot check', note: 'for forms of the website', sort: 20 },
        fields: ['bot_check_service', 'bot_check_site_key', 'bot_check_secret'],
      },
    ],
  },
})
