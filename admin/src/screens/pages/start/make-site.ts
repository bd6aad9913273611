import { ApiError, call } from '@ashlar/sdk/admin'
import { allPages, createPage, listPages, type Page } from '@ashlar/sdk/platform'
import { texts } from '@ashlar/sdk/ui'
import type { SiteOffer } from '../../../blocks/patterns/loaded-patterns.ts'
import { pagesChanged } from '../page-lists.ts'
import { saveContentOf } from './save-content.ts'

const t = texts('admin')

type SitePage = SiteOffer['pages'][number]

/** One page of a starter website as far as it is made. */
export interface MadePage {
  readonly title: string
  /** Absent as long as it is not made. */
  readonly page?: Pick<Page, 'id' | 'slug'>
  readonly state: 'waiting' | 'working' | 'done' | 'failed'
  /** Why it failed. */
  readonly reason?: string
}

/** Nothing made yet. */
export const unmade = (site: SiteOffer): readonly MadePage[] =>
  site.pages.map(({ title }) => ({ title: t(title), state: 'waiting' }))

/**
 * Makes the pages of a starter website as drafts, one after the other, and tells after each how far it is. It stops at
 * the first that fails; what is made stays, and with what was told last it goes on from there.
 */
export async function makeSite(
  site: SiteOffer,
  before: readonly MadePage[],
  tell: (pages: readonly MadePage[]) => void,
): Promise<readonly MadePage[]> {
  let pages = before
  const now = (at: number, change: Partial<MadePage>) => {
    pages = pages.map((each, index) => (index === at ? { ...each, ...change } : each))
    tell(pages)
  }
  const taken = await takenAddresses()
  const addresses = new Map(
    site.pages.map(({ slug }, at) => [slug, pages[at]?.page?.slug ?? freeAddress(slug, taken)] as const),
  )
  const save = async ({ offer }: SitePage, page: Pick<Page, 'id'>) => saveContentOf(page, offer, addresses)
  for (const [at, wanted] of site.pages.entries()) {
    if (pages[at]?.state === 'done') continue
    now(at, { state: 'working' })
    try {
      // A page whose content alone failed is there already.
      const page = pages[at]?.page ?? (await created(wanted, addresses.get(wanted.slug) ?? wanted.slug, taken))
      now(at, { page })
      if (addresses.get(wanted.slug) !== page.slug) {
        // Somebody took the address meanwhile, and the pages before this one lead to it.
        addresses.set(wanted.slug, page.slug)
        for (const [index, before] of site.pages.slice(0, at).entries()) {
          const made = pages[index]?.page
          if (made) await save(before, made)
        }
      }
      await save(wanted, page)
      now(at, { state: 'done' })
    } catch (error) {
      console.error('A page of the starter website could not be made.', error)
      now(at, { state: 'failed', reason: error instanceof Error ? error.message : String(error) })
      break
    }
  }
  await pagesChanged()
  return pages
}

/** Addresses of all pages; none where they could not be read, since the server says which is taken as well. */
async function takenAddresses(): Promise<Set<string>> {
  try {
    const { results } = await call(listPages, allPages)
    return new Set(results.rows.map(({ slug }) => slug))
  } catch (error) {
    console.warn('The addresses of the pages could not be read.', error)
    return new Set()
  }
}

/** Addresses that are tried for one page at most. */
const mostAddresses = 50

/** The address of a page; where another page has that, with a number behind it. No page after it gets the same. */
function freeAddress(slug: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const address = number === 1 ? slug : `${slug === '' ? 'home' : slug}-${number}`
    if (taken.has(address)) continue
    taken.add(address)
    return address
  }
}

/** A draft at this address, or at the next free one where it is taken after all. */
async function created({ title, slug }: SitePage, first: string, taken: Set<string>): Promise<Page> {
  for (let tries = 1, address = first; ; tries++, address = freeAddress(slug, taken)) {
    try {
      const { page } = await call(createPage, { body: { title: t(title), slug: address } })
      return page
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'SLUG_TAKEN'
      if (!isTaken || tries >= mostAddresses) throw error
    }
  }
}
