import { patternGroups } from '@ashlar/sdk'
import { texts } from '@ashlar/sdk/ui'
import { spelledOut } from '../settings/control-of.ts'
import type { PatternOffer } from './pattern-offers.ts'

const t = texts('admin')

const titles: Readonly<Record<string, () => string>> = {
  hero: () => t('Hero'),
  features: () => t('Features'),
  pricing: () => t('Prices'),
  faq: () => t('Questions and answers'),
  team: () => t('Team'),
  testimonials: () => t('Testimonials'),
  logos: () => t('Logos'),
  gallery: () => t('Gallery'),
  contact: () => t('Contact'),
  'call-to-action': () => t('Call to action'),
  'menu-list': () => t('Menus and price lists'),
  footer: () => t('Footer'),
}

export interface PatternGroupOffer {
  readonly group: string
  readonly title: string
  readonly offers: readonly PatternOffer[]
}

/** What the library calls a group; a package's own one is spelled out. */
export const groupTitle = (group: string): string => titles[group]?.() ?? t(spelledOut(group))

/**
 * The patterns that have all the words, by group: in their title, their keywords or the title of their group. Groups
 * stand in their usual order; while something is searched, the one with the nearest title stands first.
 */
export function foundPatterns(offers: readonly PatternOffer[], search: string): PatternGroupOffer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = offers
    .map((offer) => ({ offer, distance: distanceOf(offer, words) }))
    .filter(({ distance }) => distance < notFound)
    .sort((a, b) => a.distance - b.distance || rank(a.offer.group) - rank(b.offer.group))
  return [...Map.groupBy(found, ({ offer }) => offer.group)].map(([group, each]) => ({
    ...{ group, title: groupTitle(group), offers: each.map(({ offer }) => offer) },
  }))
}

const notFound = 3

/** 0: the title begins so, or there is nothing to find. 1: all words stand in the title. 2: they stand elsewhere. */
function distanceOf({ title, keywords, group }: PatternOffer, words: readonly string[]): number {
  const name = t(title).toLowerCase()
  if (name.startsWith(words.join(' '))) return 0
  if (words.every((word) => name.includes(word))) return 1
  // What is found in English is found in any language: packages write their keywords in it.
  const all = [name, title, group, groupTitle(group), ...keywords].join(' ').toLowerCase()
  return words.every((word) => all.includes(word)) ? 2 : notFound
}

function rank(group: string): number {
  const at = patternGroups.findIndex((each) => each === group)
  return at < 0 ? patternGroups.length : at
}
