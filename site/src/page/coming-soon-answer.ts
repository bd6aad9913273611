import type { PlatformSettings } from '@ashlar/sdk'
import { createElement } from 'react'
import { ComingSoon } from '../chrome/coming-soon.tsx'
import { words } from '../chrome/visitor-texts.ts'
import type { Site } from '../site.ts'
import { messageAnswer } from './message-answer.ts'
import type { Rendered } from './render.tsx'
import type { Visit } from './visit.ts'

/**
 * The front of a website on which nothing is published: without header and footer, whose links would lead nowhere. It is
 * answered with 200 and `noindex`, so that monitors don't raise an alarm and search engines keep nothing of it.
 */
export function comingSoonAnswer(site: Site, visit: Visit, settings: PlatformSettings): Promise<Rendered> {
  const { language, company_name: company } = settings
  const companyName = company || visit.tenant.name
  const trees = { header: undefined, headerEnd: [], main: undefined, footer: undefined, links: [], tags: [] }
  return messageAnswer(
    { site, visit, settings, trees },
    {
      title: words(language).comingSoon,
      isAlone: true,
      main: () => createElement(ComingSoon, { companyName, language }),
    },
  )
}
