import type { PlatformSettings } from '@ashlar/sdk'
import { treeLinks } from '@ashlar/sdk/surface'
import { createElement } from 'react'
import { NotFound } from '../chrome/not-found.tsx'
import { words } from '../chrome/visitor-texts.ts'
import type { Site } from '../site.ts'
import { tellBroken } from './broken.ts'
import { pageEndsOf } from './page-ends.ts'
import { mediaAddresses } from './pictures.ts'
import { type Rendered, render } from './render.tsx'
import { servicesOf } from './services.ts'
import { pageTrees } from './sources.ts'
import { treeLoads } from './tree-loads.ts'
import type { Visit } from './visit.ts'

/** The page for an address at which there is nothing, between the tenant's own header and footer. */
export async function notFoundAnswer(site: Site, visit: Visit, settings: PlatformSettings): Promise<Rendered> {
  const trees = await pageTrees(site, visit.tenant, settings, { showHeader: true, showFooter: true })
  const shown = [trees.header, trees.footer].filter((tree) => tree !== undefined)
  const title = words(settings.language).notFound
  const page = { id: 0, title, slug: '', excerpt: '', image: '', isHome: false }
  const [services, ends, loaded, media] = await Promise.all([
    servicesOf(site, visit.tenant),
    pageEndsOf(site, visit.tenant),
    treeLoads(site, visit, trees, page).run(),
    site.media.byAddress(mediaAddresses(shown, [settings.favicon, settings.navigation.logo])),
  ])
  const wayOut = treeLinks(trees.links)[0]
  const rendered = render({
    site,
    tenant: visit.tenant,
    settings,
    trees,
    page,
    media,
    loaded,
    services,
    ends,
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
    main: () => createElement(NotFound, { wayOut, language: settings.language }),
  })
  tellBroken({ site, visit, page, settings, trees, loaded, rendered })
  return rendered
}
