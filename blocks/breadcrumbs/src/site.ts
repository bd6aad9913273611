import { SitePages } from '@ashlar/sdk/server'
import { defineSite, load } from '@ashlar/sdk/site'
import { breadcrumbs } from './block.ts'
import { crumbOf, pagesAbove, type Trail } from './trail.ts'

/** The trail follows the pages: what is kept under `pages` is dropped when one is published, renamed or moved. */
export default defineSite({
  loads: [
    load(breadcrumbs, [SitePages], async (_props, { page, seesDrafts }, pages) => {
      const [links, until] = await Promise.all([pages.links(), pages.nextChange()])
      const isPublished = links.some(({ id }) => id === page.id)
      // Whoever writes a draft sees where it will stand.
      const draft = isPublished || !seesDrafts || page.id === 0 ? null : await pages.byId(page.id, { anyStatus: true })
      const data: Trail = {
        above: draft ? draft.ancestors.filter(({ slug }) => slug !== '').map(crumbOf) : pagesAbove(links, page.id),
      }
      return { data, tags: ['pages'], ...(until && { until }) }
    }),
  ],
})
