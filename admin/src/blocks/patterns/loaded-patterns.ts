import { isPatterns, type Patterns, type StarterSite } from '@ashlar/sdk'
import type { PatternPackageRow } from '@ashlar/sdk/platform'
import { texts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Check } from 'typebox/value'
import type { ImportModule } from '../block-entries.ts'
import type { LoadedBlocks } from '../loaded-blocks.ts'
import { isOffer, type NotOffered, offerOf, type PatternOffer } from './pattern-offers.ts'

const t = texts('admin')

/** A starter website all of whose pages can be made here. */
export interface SiteOffer extends Pick<StarterSite, 'title' | 'description'> {
  readonly key: string
  readonly pages: readonly { readonly title: string; readonly slug: string; readonly offer: PatternOffer }[]
}

/** What there is to begin from on this website. */
export interface PatternLibrary {
  readonly sections: readonly PatternOffer[]
  readonly pages: readonly PatternOffer[]
  readonly sites: readonly SiteOffer[]
  readonly notOffered: readonly NotOffered[]
}

/** What a package may have written besides what the types say: the blocks are looked at one by one. */
const Described = Type.Object({ id: Type.String(), title: Type.String(), blocks: Type.Array(Type.Unknown()) })
const Listed = Type.Object({
  patterns: Type.Array(Described),
  pages: Type.Array(Described),
  sites: Type.Array(
    Type.Object({
      ...{ id: Type.String(), title: Type.String(), description: Type.String() },
      pages: Type.Array(Type.Object({ title: Type.String(), slug: Type.String(), page: Type.String() })),
    }),
  ),
})

/** Loads the patterns of every package through the page's import map. A package that fails costs its own patterns only. */
export async function loadPatterns(
  rows: readonly PatternPackageRow[],
  blocks: LoadedBlocks,
  importModule: ImportModule,
): Promise<PatternLibrary> {
  // What can be begun from is shown as it looks.
  const [libraries] = await Promise.all([
    Promise.all(rows.map((row) => libraryOf(row, blocks, importModule))),
    blocks.fetchCode(),
  ])
  return {
    sections: libraries.flatMap(({ sections }) => sections),
    pages: libraries.flatMap(({ pages }) => pages),
    sites: libraries.flatMap(({ sites }) => sites),
    notOffered: libraries.flatMap(({ notOffered }) => notOffered),
  }
}

async function libraryOf(
  { packageName, address, failure }: PatternPackageRow,
  blocks: LoadedBlocks,
  importModule: ImportModule,
): Promise<PatternLibrary> {
  if (failure !== '') return without(packageName, failure)
  try {
    const found = await importModule(address)
    const lists = valuesOf(found).filter(isPatterns)
    if (!lists.every((each) => Check(Listed, each))) return without(packageName, t('Its patterns could not be read.'))
    return lists.map((each) => offersOf(packageName, each, blocks)).reduce(joined, none)
  } catch (error) {
    console.error(`The patterns of ${packageName} could not be loaded.`, error)
    return without(
      packageName,
      t('It could not be loaded: {why}', { why: error instanceof Error ? error.message : String(error) }),
    )
  }
}

function offersOf(packageName: string, patterns: Patterns, blocks: LoadedBlocks): PatternLibrary {
  const sections = patterns.patterns.map((each) => offerOf(packageName, each, blocks))
  const pages = patterns.pages.map((each) => ({ id: each.id, offer: offerOf(packageName, each, blocks) }))
  const byId = new Map(pages.flatMap(({ id, offer }) => (isOffer(offer) ? [[id, offer] as const] : [])))
  const sites = patterns.sites.map((site) => siteOf(packageName, site, byId))
  const all = [...sections, ...pages.map(({ offer }) => offer)]
  return {
    sections: sections.filter(isOffer),
    pages: [...byId.values()],
    sites: sites.filter(isSite),
    notOffered: [...all, ...sites].flatMap((one) => ('reason' in one ? [one] : [])),
  }
}

function siteOf(
  packageName: string,
  { id, title, description, pages }: StarterSite,
  offers: ReadonlyMap<string, PatternOffer>,
): SiteOffer | NotOffered {
  const made = pages.flatMap((page) => {
    const offer = offers.get(page.page)
    return offer ? [{ title: page.title, slug: page.slug, offer }] : []
  })
  const missing = pages.find((page) => !offers.has(page.page))
  return missing
    ? { title, reason: t('Its page “{title}” cannot be used here.', { title: t(missing.title) }) }
    : { key: `${packageName}/${id}`, title, description, pages: made }
}

const isSite = (one: SiteOffer | NotOffered): one is SiteOffer => 'pages' in one

const none: PatternLibrary = { sections: [], pages: [], sites: [], notOffered: [] }

const without = (title: string, reason: string): PatternLibrary => ({ ...none, notOffered: [{ title, reason }] })

const joined = (a: PatternLibrary, b: PatternLibrary): PatternLibrary => ({
  sections: [...a.sections, ...b.sections],
  pages: [...a.pages, ...b.pages],
  sites: [...a.sites, ...b.sites],
  notOffered: [...a.notOffered, ...b.notOffered],
})

function valuesOf(module: unknown): unknown[] {
  return typeof module === 'object' && module !== null ? [...new Set(Object.values(module))] : []
}
