import type { PageView } from '@ashlar/sdk/renderer'

/** Where something of a page is, for a person; a module's page has no id. */
export function placeOn(what: string, { id, slug }: Pick<PageView, 'id' | 'slug'>): string {
  return id === 0 && slug !== '' ? `${what} on /${slug}` : `${what} on page ${id}`
}
