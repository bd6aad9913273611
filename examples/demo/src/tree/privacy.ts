import type { Content } from '@ashlar/sdk'
import { container, page, section, text, textbox } from './index.ts'
import { lead } from './parts.ts'

/** What a business does with what visitors send, in words that a visitor reads to the end. */
export function privacy(opening: string, mail: string): Content {
  return page(
    section(
      {},
      container(
        { padding: { desktop: { top: 48, bottom: 64 } } },
        text({ tag: 'h1', look: 'h2', text: 'How we keep your data' }),
        lead(opening),
        textbox({
          text: `<h2>What you send us</h2><p>We read what you write in a form, answer it, and keep it as long as we work for you. We delete it two years after the last job.</p><h2>Who else sees it</h2><p>Nobody. We sell no addresses and show no advertisements. Maps and films from other companies load only when you ask for them.</p><h2>What you can ask</h2><p>What we have, a copy of it, or that we delete it. Write to <a href="mailto:${mail}">${mail}</a>.</p>`,
        }),
      ),
    ),
  )
}
