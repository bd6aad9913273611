import type { PageView } from '@ashlar/sdk/renderer'
import type { PageVisitor } from '@ashlar/sdk/site'
import { declaredQuery, queryOf } from '../kept/kept-pages.ts'
import type { Site } from '../site.ts'
import { type LoadedData, runLoads, wantedLoads } from './loads.ts'
import { type PageTrees, treesOf } from './sources.ts'
import type { Visit } from './visit.ts'

/** What the trees of a page need first, and the query parameters on which that depends. */
export interface TreeLoads {
  readonly query: Readonly<Record<string, string>>
  readonly run: () => Promise<LoadedData>
}

export interface LoadsFor {
  readonly page: PageView
  /** Who looks, where the page is for one person. */
  readonly visitor?: PageVisitor | null
  /** Nodes without which the page says nothing. */
  readonly essential?: ReadonlySet<string>
}

/** The loads of all that a page shows, whoever makes the page. */
export function treeLoads(
  site: Site,
  visit: Visit,
  trees: PageTrees,
  { page, visitor = null, essential }: LoadsFor,
): TreeLoads {
  const wanted = wantedLoads(treesOf(trees), site.composition, site.loads, essential)
  const names = wanted.flatMap(({ load }) => load.query)
  const query = declaredQuery(names, queryOf(visit.search))
  const isModulePage = (path: string) => site.isModulePage(visit.tenant, path)
  return {
    query,
    run: () => runLoads(wanted, site, { page, query, isModulePage, seesDrafts: visit.seesDrafts, visitor }),
  }
}
