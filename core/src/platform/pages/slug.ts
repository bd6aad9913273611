import { plainWords } from '../plain-words.ts'

/** First segments that belong to the product itself and never to a page. */
const reserved = new Set(['admin', 'api', '_ashlar', 'media', 'healthz', 'readyz'])

const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longest = 200

/** Whether an address, without its leading slash, belongs to the product itself. */
export const isReserved = (slug: string): boolean => reserved.has(slug.split('/')[0] ?? '')

/** A slug made from a title: lower-case words joined by hyphens, accents taken off. Never empty. */
export function slugFromTitle(title: string): string {
  const words = plainWords(title, longest - 10)
  if (words === '') return 'page'
  return reserved.has(words) ? `${words}-page` : words
}

/** What a person typed, without the slashes around it. */
export function withoutSlashes(slug: string): string {
  return slug.replace(/^\/+|(?<!\/)\/+$/g, '')
}

/** Why a slug can't be used; undefined for one that can. Empty is the home page. */
export function slugProblem(slug: string): string | undefined {
  if (slug === '') return undefined
  if (slug.length > longest) return `The slug can have up to ${longest} characters.`
  const segments = slug.split('/')
  if (isReserved(slug)) return `Addresses starting with "${segments[0]}" are reserved. Choose another slug.`
  if (!segments.every((each) => segment.test(each))) {
    return 'Use lower-case letters, digits and hyphens, with "/" between levels, such as "store/tableware".'
  }
  return undefined
}

/** The slug and its numbered followers, in the order in which they are tried on a clash (OPEN-334). */
export function candidates(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => (i === 0 ? slug : `${slug}-${i + 1}`))
}
