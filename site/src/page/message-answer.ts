import type { PlatformSettings } from '@ashlar/sdk'
import type { Site } from '../site.ts'
import { tellBroken } from './broken.ts'
import { pageEndsOf } from './page-ends.ts'
import { mediaAddresses, mediaOf } from './pictures.ts'
import { type Rendered, type RenderInput, render } from './render.tsx'
import { servicesOf } from './services.ts'
import { type PageTrees, treesOf } from './sources.ts'
import { treeLoads } from './tree-loads.ts'
import type { Visit } from './visit.ts'

export interface MessagePlace {
  readonly site: Site
  readonly visit: Visit
  readonly settings: PlatformSettings
  readonly trees: PageTrees
}

export interface Message extends Pick<RenderInput, 'main'> {
  readonly title: string
  /** Without header and footer. */
  readonly isAlone?: true
}

/** A page that says something in the place of one that staff built; search engines leave it out. */
export async function messageAnswer(
  { site, visit, settings, trees }: MessagePlace,
  { title, main, isAlone }: Message,
): Promise<Rendered> {
  const page = { id: 0, title, slug: '', excerpt: '', image: '', isHome: false }
  const pictures = mediaAddresses(treesOf(trees), [settings.favicon, settings.navigation.logo])
  const loading = treeLoads(site, visit, trees, { page }).run()
  const [services, ends, loaded, media] = await Promise.all([
    servicesOf(site, visit.tenant),
    pageEndsOf(site, visit.tenant),
    loading,
    mediaOf(site.media, pictures, loading),
  ])
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
    showHeader: isAlone === undefined,
    showFooter: isAlone === undefined,
    title: undefined,
    ...(main && { main }),
  })
  tellBroken({ site, visit, page, settings, trees, loaded, rendered })
  return rendered
}
