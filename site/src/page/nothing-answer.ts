import type { PlatformSettings } from '@ashlar/sdk'
import { treeLinks } from '@ashlar/sdk/surface'
import { createElement } from 'react'
import { NotFound } from '../chrome/not-found.tsx'
import { words } from '../chrome/visitor-texts.ts'
import type { Site } from '../site.ts'
import { comingSoonAnswer } from './coming-soon-answer.ts'
import { messageAnswer } from './message-answer.ts'
import type { Rendered } from './render.tsx'
import { pageTrees } from './sources.ts'
import type { Visit } from './visit.ts'

export interface NothingAnswer {
  readonly code: 200 | 404
  readonly rendered: Rendered
}

/** What is shown at an address without a page: that it is missing, or that the whole website is still to come. */
export async function nothingAnswer(site: Site, visit: Visit, settings: PlatformSettings): Promise<NothingAnswer> {
  const isFront = visit.path === '/'
  if (isFront && (await site.pages.links()).length === 0) {
    return { code: 200, rendered: await comingSoonAnswer(site, visit, settings) }
  }
  return { code: 404, rendered: await notFoundAnswer(site, visit, settings) }
}

/** The page for an address at which there is nothing, between the tenant's own header and footer. */
async function notFoundAnswer(site: Site, visit: Visit, settings: PlatformSettings): Promise<Rendered> {
  const trees = await pageTrees(site, visit.tenant, settings, { showHeader: true, showFooter: true })
  const wayOut = treeLinks(trees.links).find(({ href }) => href !== visit.path)
  const { path } = visit
  const { language } = settings
  return messageAnswer(
    { site, visit, settings, trees },
    { title: words(language).notFound, main: () => createElement(NotFound, { path, wayOut, language }) },
  )
}
