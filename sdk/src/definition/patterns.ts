import type { InitialNode } from './block.ts'

/** Groups of the pattern library in their order; a package may name another one, which then stands last. */
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
export type PatternGroup = (typeof patternGroups)[number] | (string & {})

/** One or more designed sections that are inserted together. */
export interface Pattern {
  /** Kebab case, unique among the patterns of the package. */
  readonly id: string
  readonly title: string
  readonly group: PatternGroup
  /** Further words by which the library finds the pattern. */
  readonly keywords?: readonly string[]
  /** Sections, with the props of the present version of each block. */
  readonly blocks: readonly InitialNode[]
}

/** The sections of a whole page. */
export interface PagePattern {
  /** Kebab case, unique among the pages of the package. */
  readonly id: string
  readonly title: string
  /** One sentence that says what the page is for. */
  readonly description: string
  /** Sections, with the props of the present version of each block. */
  readonly blocks: readonly InitialNode[]
}

/** Pages that together begin a website. */
export interface StarterSite {
  /** Kebab case, unique among the starter websites of the package. */
  readonly id: string
  readonly title: string
  /** One sentence that says whom the website is for. */
  readonly description: string
  readonly pages: readonly StarterPage[]
}

export interface StarterPage {
  readonly title: string
  /** Address below the website without the leading slash; empty for the home page. */
  readonly slug: string
  /** Id of a page pattern of the same package. */
  readonly page: string
}

export interface PatternsInput {
  readonly patterns: readonly Pattern[]
  readonly pages?: readonly PagePattern[]
  readonly sites?: readonly StarterSite[]
}

/** What a package offers to begin from. */
export interface Patterns extends Required<PatternsInput> {
  readonly kind: 'patterns'
}

/**
 * Describe the sections, whole pages and starter websites that a package offers. The default export of its entry
 * `./patterns`. Registers nothing; the editor reads it when somebody opens the pattern library.
 *
 * @example
 * export default definePatterns({
 *   patterns: [{
 *     id: 'hero-plain', title: 'Plain hero', group: 'hero',
 *     blocks: [{ type: 'section', children: [{ type: 'container', children: [{ type: 'text', props: { text: 'Hello' } }] }] }],
 *   }],
 * })
 */
/*#__NO_SIDE_EFFECTS__*/
export function definePatterns({ patterns, pages = [], sites = [] }: PatternsInput): Patterns {
  return Object.freeze({ kind: 'patterns', patterns, pages, sites })
}

/** Whether a value exported by a package are patterns. */
export function isPatterns(value: unknown): value is Patterns {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'patterns'
}
