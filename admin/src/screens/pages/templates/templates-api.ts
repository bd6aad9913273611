import { api, Done, Rows } from '@ashlar/sdk/admin'
import { TemplateEntry, TemplateUse } from '@ashlar/sdk/platform'
import type { ListState } from '@ashlar/sdk/tables'

const path = '/api/v1/admin/page/component-template/'

/** Begins the key of every query about templates. */
export const templatesKey = 'templates'

export function fetchTemplates({ search, orderBy, orderDirection, currentPage, itemsPerPage, filters }: ListState) {
  const query = {
    ...{ search: search || undefined, orderBy, orderDirection, currentPage, itemsPerPage },
    // Both kinds are what there is without a filter.
    type: filters.type?.length === 1 ? filters.type[0] : undefined,
  }
  return api.get(path, { query, reply: Rows(TemplateEntry) }).then(({ results }) => results)
}

export const fetchUses = (id: number) =>
  api.get(`${path}${id}/uses/`, { reply: Rows(TemplateUse) }).then(({ results }) => results.rows)
/** API-104 without content: the name alone changes. */
export const renameTemplate = (id: number, componentName: string) =>
  api.put(`${path}${id}/`, { componentName }, { reply: Done })
export const deleteTemplate = (id: number) => api.delete(`${path}${id}/`, { reply: Done })
