import type { Page } from './page.ts'

/** What pickers ask for: every page, groups included. */
export const allPages = { query: { orderBy: 'slug', orderDirection: 'asc', showdeleted: '0', limit: -1 } } as const

export interface TreeRow {
  readonly page: Page
  /** 0 at the top. */
  readonly level: number
  readonly hasChildren: boolean
}

/** Pages in tree order, without those below a collapsed one. A page whose parent is not among them stands at the top. */
export function treeRows(pages: readonly Page[], collapsed: ReadonlySet<number>): readonly TreeRow[] {
  const known = new Set(pages.map((page) => page.id))
  const below = Map.groupBy(pages, (page) =>
    page.parentId !== null && known.has(page.parentId) ? page.parentId : null,
  )
  const rows: TreeRow[] = []
  const visit = (parent: number | null, level: number) => {
    for (const page of [...(below.get(parent) ?? [])].sort((a, b) => a.sort - b.sort || a.id - b.id)) {
      const hasChildren = below.has(page.id)
      rows.push({ page, level, hasChildren })
      if (hasChildren && !collapsed.has(page.id)) visit(page.id, level + 1)
    }
  }
  visit(null, 0)
  return rows
}

/** The page and everything below it: none of them can be its parent. */
export function withDescendants(pages: readonly Page[], id: number): ReadonlySet<number> {
  const found = new Set([id])
  // A parent may stand after its children, so look until nothing more is found.
  for (let before = 0; before !== found.size; ) {
    before = found.size
    for (const page of pages) if (page.parentId !== null && found.has(page.parentId)) found.add(page.id)
  }
  return found
}
