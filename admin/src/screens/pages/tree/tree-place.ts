import { type Page, treeRows, withDescendants } from '@ashlar/sdk/platform'

/** Where a page stands: below which page (null: at the top), and at which place there, from 0. */
export interface TreePlace {
  readonly parentId: number | null
  readonly sort: number
}

/** A page's neighbours in order, itself left out. */
export function neighbours(pages: readonly Page[], parentId: number | null, except: number): readonly Page[] {
  return treeRows(pages, new Set())
    .map(({ page }) => page)
    .filter((page) => page.parentId === parentId && page.id !== except)
}

export function placeOf(pages: readonly Page[], page: Page): TreePlace {
  const before = neighbours(pages, page.parentId, page.id).filter((each) => comesBefore(each, page))
  return { parentId: page.parentId, sort: before.length }
}

const comesBefore = (a: Page, b: Page): boolean => a.sort < b.sort || (a.sort === b.sort && a.id < b.id)

export type Zone = 'before' | 'inside' | 'after'

/** Where a page comes to stand when it is let go over another; undefined where it can't. */
export function placeAt(pages: readonly Page[], moved: Page, over: Page, zone: Zone): TreePlace | undefined {
  if (withDescendants(pages, moved.id).has(over.id)) return undefined
  if (zone === 'inside') return { parentId: over.id, sort: neighbours(pages, over.id, moved.id).length }
  const around = neighbours(pages, over.parentId, moved.id)
  const at = around.findIndex(({ id }) => id === over.id)
  return { parentId: over.parentId, sort: zone === 'before' ? at : at + 1 }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** One step by keyboard: past the neighbour, below the one before, or beside the parent. Undefined where there is none. */
export function stepped(pages: readonly Page[], page: Page, step: Step): TreePlace | undefined {
  const { parentId, sort } = placeOf(pages, page)
  const around = neighbours(pages, parentId, page.id)
  if (step === 'up') return sort > 0 ? { parentId, sort: sort - 1 } : undefined
  if (step === 'down') return sort < around.length ? { parentId, sort: sort + 1 } : undefined
  if (step === 'in') {
    const before = around[sort - 1]
    return before && { parentId: before.id, sort: neighbours(pages, before.id, page.id).length }
  }
  const parent = pages.find(({ id }) => id === parentId)
  return parent && { parentId: parent.parentId, sort: placeOf(pages, parent).sort + 1 }
}

/** The pages as they stand once one has been put somewhere, so that the tree need not wait for the answer. */
export function placed(pages: readonly Page[], moved: Page, { parentId, sort }: TreePlace): readonly Page[] {
  const order = neighbours(pages, parentId, moved.id).map(({ id }) => id)
  order.splice(sort, 0, moved.id)
  return pages.map((page) => {
    const at = order.indexOf(page.id)
    return at < 0 ? page : { ...page, parentId, sort: at }
  })
}
