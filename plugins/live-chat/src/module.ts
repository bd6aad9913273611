import { defineModule } from '@ashlar/sdk'
import { LiveChatSettings, neededModule } from './settings.ts'

/** A chat for visitors, and the telephone of the people who work on the website. */
export const liveChat = defineModule({
  id: 'live_chat',
  always: true,
  title: 'Live chat',
  description: 'A chat link on the website and a phone in the top bar.',
  permissions: { voip: 'Phone' },
  actions: { voip: ['can_view'] },
  plans: { voip: 'enterprise' },
  plainSettings: {
    schema: LiveChatSettings,
    cards: [
      { section: 'services', title: 'Live chat', sort: 30, fields: ['live_chat_service', 'live_chat_link'] },
      { section: 'services', title: 'Phone', sort: 40, fields: ['voip_link'] },
    ],
  },
  admin: {
    topBar: [
      {
        ...{ kind: 'switch', id: 'live-chat', title: 'Live chat', setting: 'live_chat_enabled', sort: 10 },
        access: 'settings.can_edit',
        withModule: neededModule,
        useless: {
          settings: { live_chat_service: 'none', live_chat_link: '' },
          title: 'Live chat is on, but no chat service is set up',
          text: 'Visitors see the chat once you choose a service in Settings, Services.',
        },
      },
      {
        ...{ kind: 'panel', id: 'telephone', title: 'Call', icon: 'phone', width: 300, sort: 20 },
        access: 'voip.can_view',
        plan: 'enterprise',
      },
    ],
  },
})
