import type { ListCall } from '../../admin/list-call.ts'

/** Choices that are shown at once. */
export const most = 20

/** What a list call is asked for. One that gives all that it finds has no pages, and refuses to be asked for one. */
export function askedChoices({ query }: Pick<ListCall, 'query'>, own: object | undefined, search: string) {
  const { properties = {} }: { readonly properties?: object } = query
  const page = 'itemsPerPage' in properties ? { itemsPerPage: most } : {}
  return { query: { ...own, search: search || undefined, ...page } }
}
