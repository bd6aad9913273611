import type { PlatformSettings } from '@ashlar/sdk'
import { hasSetting } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'

export interface LiveChatProps {
  readonly settings: Pick<PlatformSettings, 'live_chat_enabled' | 'live_chat_service' | 'live_chat_link'>
  readonly tenant: Pick<Tenant, 'modules'>
}

/**
 * The way to the chat, while staff have it on and a service is set up (OPEN-120); a website that had it on has none
 * without the module (PERM-112). Nothing is loaded from the service.
 */
export function LiveChat({ settings, tenant }: LiveChatProps) {
  const { live_chat_enabled: isOn, live_chat_service: service, live_chat_link: link } = settings
  if (!isOn || service !== 'link' || link === '' || !hasSetting(tenant.modules, 'live_chat_enabled')) return null
  return (
    <aside className="site-chat" aria-label="Live chat">
      <a className="button" href={link} target="_blank" rel="noopener">
        Chat with us
      </a>
    </aside>
  )
}
