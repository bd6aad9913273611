import type { Tenant } from '@ashlar/sdk/server'
import { type LiveChatSettings, neededModule } from '../settings.ts'
import { words } from './visitor-texts.ts'

export interface ChatLinkProps {
  readonly settings: Pick<LiveChatSettings, 'live_chat_enabled' | 'live_chat_service' | 'live_chat_link'>
  readonly tenant: Pick<Tenant, 'modules'>
  /** BCP 47 tag of the website's language. */
  readonly language: string
}

/** In the corner of the screen, over the page. */
export const chatCss = `.site-chat{position:fixed;z-index:20;inset:auto 16px 16px auto;max-width:calc(100vw - 32px)}
@media print{.site-chat{display:none}}`

/**
 * The way to the chat, while staff have it on and a service is set up (OPEN-120); a website that had it on has none
 * without the module (PERM-112). Nothing is loaded from the service.
 */
export function ChatLink({ settings, tenant, language }: ChatLinkProps) {
  const { live_chat_enabled: isOn, live_chat_service: service, live_chat_link: link } = settings
  if (!isOn || service !== 'link' || link === '' || !tenant.modules.includes(neededModule)) return null
  const t = words(language)
  return (
    <aside className="site-chat" aria-label={t.title}>
      <a className="button" href={link} target="_blank" rel="noopener">
        {t.open}
      </a>
    </aside>
  )
}
