import { CurrentTenant, Settings } from '@ashlar/sdk/server'
import { defineSite, pageEnd } from '@ashlar/sdk/site'
import { LiveChatSettings } from '../settings.ts'
import { ChatLink, chatCss } from './chat-link.tsx'

export default defineSite({
  pageEnds: [
    pageEnd([Settings, CurrentTenant], async (settings, tenant) => ({
      css: chatCss,
      content: ChatLink({
        settings: await settings.plain(LiveChatSettings),
        tenant: tenant.get() ?? { modules: [] },
        language: (await settings.platform()).language,
      }),
    })),
  ],
})
