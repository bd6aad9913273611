import { defineCall, permission } from '@ashlar/sdk'
import Type from 'typebox'
import { liveChat } from './module.ts'

/** Whoever may call need not see the settings, so the link has a call of its own. */
export const getTelephonyLink = defineCall({
  id: 'live_chat.getTelephonyLink',
  method: 'GET',
  path: '/api/v1/admin/voip/',
  summary: 'Get the telephony link for calls',
  /** With `{number}` in it, empty until one is set. */
  reply: { link: Type.String() },
  // PERM-110
  access: permission(liveChat, 'voip', 'can_view'),
  plan: 'enterprise',
})
