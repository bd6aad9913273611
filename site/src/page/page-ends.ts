import type { Tenant } from '@ashlar/sdk/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { hasModule, type Site } from '../site.ts'
import { atOnce } from './patience.ts'

/** What stands behind the footer, as it is sent. */
export interface PageEnds {
  readonly html: string
  readonly css: string
}

const nothing: PageEnds = { html: '', css: '' }

/** What the packages of a tenant put at the end of its pages. One that fails is left out, and its package told of. */
export async function pageEndsOf(site: Site, tenant: Tenant): Promise<PageEnds> {
  const asked = site.composition.packages.flatMap(({ name, module, site: own }) =>
    module === undefined || hasModule(tenant, module.id) ? (own?.pageEnds ?? []).map((end) => ({ name, end })) : [],
  )
  if (asked.length === 0) return nothing
  const ends = await Promise.all(
    asked.map(async ({ name, end }) => {
      try {
        const part = { package: name, part: 'page end', place: 'the end of pages' }
        const { content, css = '' } = await site.watch.run(part, atOnce, () =>
          end.make(...site.composition.resolveAll(end.deps)),
        )
        const html = await site.watch.run(part, atOnce, async () => renderToStaticMarkup(content))
        return html === '' ? nothing : { html, css }
      } catch (error) {
        site.faults.report({ package: name, where: 'load', place: 'the end of pages', error })
        return nothing
      }
    }),
  )
  return { html: ends.map(({ html }) => html).join(''), css: ends.map(({ css }) => css).join('') }
}
