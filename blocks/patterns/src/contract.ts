import type { InitialNode } from '@ashlar/sdk'

/** The groups of the library, in the order in which they are shown. */
export const patternGroups = [
  'hero',
  'features',
  'pricing',
  'faq',
  'team',
  'testimonials',
  'logos',
  'gallery',
  'contact',
  'call-to-action',
  'menu-list',
  'footer',
] as const
export type PatternGroup = (typeof patternGroups)[number]

/** One or more sections that are inserted together. */
export interface Pattern {
  /** Kebab case, unique within the package. */
  readonly id: string
  readonly title: string
  readonly group: PatternGroup
  /** Further words by which the library finds the pattern. */
  readonly keywords?: readonly string[]
  /** Sections. */
  readonly blocks: readonly InitialNode[]
}

/** The sections of a whole page. */
export interface PagePattern {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly blocks: readonly InitialNode[]
}

/** Pages that together begin a website. */
export interface StarterSite {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pages: readonly {
    readonly title: string
    /** Empty for the home page. */
    readonly slug: string
    /** Id of a page pattern. */
    readonly page: string
  }[]
}

export interface PatternsInput {
  readonly patterns: readonly Pattern[]
  readonly pages: readonly PagePattern[]
  readonly sites: readonly StarterSite[]
}

export interface Patterns extends PatternsInput {
  readonly kind: 'patterns'
}

/** The sections, pages and websites that a package offers. */
export function definePatterns(input: PatternsInput): Patterns {
  return Object.freeze({ kind: 'patterns', ...input })
}
