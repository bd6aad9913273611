import { permission } from '@ashlar/sdk'
import { core, VoipReply } from '@ashlar/sdk/platform'
import { defineRoutes, Settings } from '@ashlar/sdk/server'

/** Whoever may call need not see the settings, so the link has a call of its own. */
export const voipRoutes = defineRoutes([Settings], (app, settings) => {
  app.get(
    '/api/v1/admin/voip/',
    {
      schema: { summary: 'The telephony link that calls go through', response: { 200: VoipReply } },
      // PERM-110
      config: { access: permission(core, 'voip', 'can_view'), plan: 'enterprise' },
    },
    async () => ({ success: true as const, link: (await settings.platform()).voip_link }),
  )
})
