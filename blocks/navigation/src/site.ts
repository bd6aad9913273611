import { Log, Settings, SitePages } from '@ashlar/sdk/server'
import { defineSite, load, reachable } from '@ashlar/sdk/site'
import { barOf } from './bar.ts'
import { navigation, subMenu } from './block.ts'
import { childrenOf } from './sub-pages.ts'

/** Both follow the pages: what is kept under `pages` is dropped when one is published, renamed or moved. */
export default defineSite({
  loads: [
    load(navigation, [Settings, SitePages], async (_, { isModulePage }, settings, pages) => {
      const [{ navigation: bar }, links, until] = await Promise.all([
        settings.platform(),
        pages.links(),
        pages.nextChange(),
      ])
      return {
        data: barOf(bar, links, reachable(links, isModulePage)),
        tags: ['settings', 'pages'],
        ...(until && { until }),
      }
    }),
    load(subMenu, [SitePages, Log], async ({ pageId }, { page }, pages, log) => {
      const [links, until] = await Promise.all([pages.links(), pages.nextChange()])
      const items = childrenOf(links, pageId)
      // OPEN-333: visitors see an empty menu; who looks after the website finds the reason here and in the editor.
      if (items.length === 0 && !links.some(({ id }) => id === pageId)) {
        log.warn({ page: page.id, pageId }, 'A sub menu uses a page that visitors cannot see')
      }
      return { data: { items }, tags: ['pages'], ...(until && { until }) }
    }),
  ],
})
