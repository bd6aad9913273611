import type { PlatformSettings } from '@ashlar/sdk'
import { createElement } from 'react'
import { treeLinks } from '../chrome/navigation.ts'
import { NotFound } from '../chrome/not-found.tsx'
import type { Site } from '../site.ts'
import { noData } from './loads.ts'
import { mediaAddresses } from './pictures.ts'
import { type Rendered, render } from './render.tsx'
import { pageTrees } from './sources.ts'
import type { Visit } from './visit.ts'

/** The page for an address at which there is nothing, between the tenant's own header and footer. */
export async function notFoundAnswer(site: Site, visit: Visit, settings: PlatformSettings): Promise<Rendered> {
  const trees = await pageTrees(site.pages, settings, { showHeader: true, showFooter: true })
  const shown = [trees.header, trees.footer].filter((tree) => tree !== undefined)
  const media = await site.media.byAddress(mediaAddresses(shown, [settings.favicon, settings.navigation.logo]))
  const title = 'Not found'
  const wayOut = treeLinks(trees.links)[0]
  return render({
    site,
    tenant: visit.tenant,
    settings,
    trees,
    page: { id: 0, title, slug: '', excerpt: '', image: '', isHome: false },
    media,
    loaded: noData,
    head: {
      title: `${title} | ${settings.company_name || visit.tenant.name}`,
      description: '',
      canonical: undefined,
      image: '',
      noindex: true,
    },
    path: '',
    isStaff: visit.isStaff,
    showHeader: true,
    showFooter: true,
    title: undefined,
    main: () => createElement(NotFound, { wayOut }),
  })
}
