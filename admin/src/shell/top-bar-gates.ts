import { can, hasPlan } from '@ashlar/sdk/admin'
import { hasSetting, type Me } from '@ashlar/sdk/platform'

/** PERM-112: a tenant with the module, for those who may change its settings. */
export const hasLiveChat = (me: Me): boolean =>
  me.tenant !== null && hasSetting(me.modules, 'live_chat_enabled') && can(me, 'settings.can_edit')

/** PERM-110: the enterprise plan, and an explicit true (OPEN-106). */
export const hasVoip = (me: Me): boolean =>
  me.tenant !== null && hasPlan(me, 'enterprise') && me.permissions['voip']?.can_view === true
