import type { Token } from '@ashlar/sdk'
import { Log, type SitePages, SitePages as SitePagesToken, type StoredPage } from '@ashlar/sdk/server'
import { type Composition, defineSurface, type Surface } from '@ashlar/sdk/surface'
import { ownFrames } from '../own-frames.ts'
import type { Stage } from '../stage/stage.ts'
import { storiesOf, storiesPath, storyAddress } from './story.ts'
import { storyContent } from './story-content.ts'

/** The site as it is, with stories among its pages: so that they are rendered as every page is. */
export function withStories(site: Surface, stage: Stage): Surface {
  return defineSurface(site.id, (app, composition) => {
    const pages = storyPages(composition, stage)
    const log = listeningLog(composition.resolve(Log), stage)
    const resolve = <T>(wanted: Token<T>): T => {
      if (wanted.id === SitePagesToken.id) return pages as T
      if (wanted.id === Log.id) return log as T
      return composition.resolve(wanted)
    }
    return site.register(app, { ...composition, resolve })
  })
}

function storyPages(composition: Composition, stage: Stage): SitePages {
  const real = composition.resolve(SitePagesToken)
  return {
    find: async (slug, options) =>
      slug.startsWith(`${storiesPath}/`) ? storyPage(composition, stage, `/${slug}`) : real.find(slug, options),
    byId: (id, options) => real.byId(id, options),
    links: () => real.links(),
    template: (id) => real.template(id),
    nextChange: () => real.nextChange(),
    preview: (secret) => real.preview(secret),
    previewMark: (secret) => real.previewMark(secret),
    markedPreview: (mark) => real.markedPreview(mark),
    revision: (page, revision) => real.revision(page, revision),
  }
}

/** Drafts are never kept, so that a story is rendered anew each time. */
function storyPage(composition: Composition, stage: Stage, address: string): StoredPage | null {
  const story = storiesOf(composition, stage).find((each) => decodeURIComponent(storyAddress(each)) === address)
  if (story === undefined) return null
  const nothing = { excerpt: '', image: '', metaTitle: '', metaDescription: '', metaImage: '', canonical: '' }
  return {
    ...nothing,
    id: 0,
    title: `${story.block.title}: ${story.name}`,
    slug: address.slice(1),
    noindex: true,
    nofollow: true,
    isHome: false,
    showPageTitle: false,
    showHeader: false,
    showFooter: false,
    status: 'draft',
    changedAt: new Date(),
    until: null,
    ancestors: [],
    content: storyContent(composition.blocks, story),
  }
}

/** The site says in its log which block it left out and why; here the author hears of it on the page too. */
function listeningLog(log: Log, stage: Stage): Log {
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => {
      if ('block' in fields && 'err' in fields) {
        const why = fields.err instanceof Error ? ownFrames(fields.err.stack ?? fields.err.message) : String(fields.err)
        stage.note({ block: String(fields.block), message: why })
      }
      log.error(fields, message)
    },
  }
}
