import type { Page } from '../../platform/page.ts'
import { isWrong, type LinkKind, readAddress } from './address.ts'
import type { LinkPlace } from './link-places.ts'

/** Something that a link can lead to. */
export interface LinkOffer {
  readonly kind: LinkKind
  readonly address: string
  /** Of a page or a place; empty for an address that was typed. */
  readonly title: string
  /** How many listed pages it stands below. */
  readonly depth: number
}

export interface LinkSources {
  readonly pages: readonly Pick<Page, 'title' | 'slug' | 'isDummy' | 'deleted'>[]
  /** Of what is being edited. */
  readonly places: readonly LinkPlace[]
  /** Of the page whose address was typed, where they are known. */
  readonly placesThere: readonly LinkPlace[]
  readonly origin?: string
}

/** Offers at most: who has more pages types on. */
export const mostOffers = 60

/**
 * What typed words can mean, best first: the outside address that they are, pages by title and path, places of the page,
 * at last a path that no page has. Nothing typed offers all pages in the order of their addresses, then the places.
 */
export function linkOffers(typed: string, { pages, places, placesThere, origin }: LinkSources): LinkOffer[] {
  const wanted = typed.trim().toLowerCase()
  const [path, there] = partsOf(typed.trim())
  if (there !== undefined && path !== '') {
    const known = placesThere.filter((place) => matches(place, there))
    return [...known.map((place) => offerOfPlace(place, path)), ...own(typed, known, path, origin)]
  }
  const here = places
    .filter((place) => wanted === '' || matches(place, wanted.replace(/^#/, '')))
    .map((place) => offerOfPlace(place, ''))
  if (there !== undefined) return [...here, ...own(typed, places, '', origin)]
  const listed = pages.filter(({ deleted, isDummy }) => !deleted && !isDummy)
  const slugs = new Set(listed.map(({ slug }) => slug))
  const depthOf = (slug: string) =>
    wanted === '' ? [...slug.matchAll(/\//g)].filter(({ index }) => slugs.has(slug.slice(0, index))).length : 0
  const found = listed
    .map((page) => ({ page, rank: rankOf(page, wanted) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank)
    .map(({ page: { title, slug } }): LinkOffer => ({ kind: 'page', address: `/${slug}`, title, depth: depthOf(slug) }))
  const typedOffer = found.some(({ address }) => address === typed.trim()) ? [] : typedAddress(typed, origin)
  // A path may still be on its way to one that there is.
  const isOutside = typedOffer.some(({ kind }) => kind !== 'page')
  return isOutside ? [...typedOffer, ...found, ...here] : [...found, ...here, ...typedOffer]
}

/** `/about#team` and `#team`: the page and the place on it; undefined without a place. */
export function partsOf(typed: string): readonly [path: string, place: string | undefined] {
  const mark = /^(\/[^#\s]*)?#([^\s]*)$/.exec(typed)
  return mark ? [mark[1] ?? '', (mark[2] ?? '').toLowerCase()] : [typed, undefined]
}

function typedAddress(typed: string, origin: string | undefined): LinkOffer[] {
  const read = readAddress(typed, origin)
  return read === undefined || isWrong(read) ? [] : [{ ...read, title: '', depth: 0 }]
}

/** The place that was typed, where the page does not have it, as far as that is known. */
function own(typed: string, known: readonly LinkPlace[], path: string, origin: string | undefined): LinkOffer[] {
  const isKnown = known.some(({ id }) => `${path}#${id}` === typed.trim())
  return isKnown || typed.trim() === '#' ? [] : typedAddress(typed, origin)
}

const offerOfPlace = ({ id, title }: LinkPlace, path: string): LinkOffer => ({
  kind: 'place',
  address: `${path}#${id}`,
  title,
  depth: 0,
})

const matches = ({ id, title }: LinkPlace, wanted: string) => `${title} ${id}`.toLowerCase().includes(wanted)

/** The smaller the better; -1 for none. */
function rankOf({ title, slug }: Pick<Page, 'title' | 'slug'>, wanted: string): number {
  if (wanted === '') return 0
  const [name, path] = [title.toLowerCase(), `/${slug}`.toLowerCase()]
  if (path === wanted || name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (path.startsWith(wanted)) return 2
  return name.includes(wanted) ? 3 : path.includes(wanted) ? 4 : -1
}
