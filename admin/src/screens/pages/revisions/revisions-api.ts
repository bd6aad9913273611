import { Page } from '@ashlar/sdk'
import { api, Rows } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'

export const Revision = Type.Object({
  id: Type.Integer(),
  revision: Type.Integer(),
  kind: Type.Enum(['save', 'publish', 'overwrite', 'restore']),
  label: Type.String(),
  createdAt: Type.String(),
  createdBy: Type.String(),
})
export type Revision = Static<typeof Revision>

const path = (page: number) => `/api/v1/admin/page/revisions/${page}/`

export const fetchRevisions = (page: number, currentPage: number, itemsPerPage: number) =>
  api.get(path(page), { query: { currentPage, itemsPerPage }, reply: Rows(Revision) }).then(({ results }) => results)

export const restoreRevision = (page: number, revision: number) =>
  api.post(`${path(page)}${revision}/restore/`, {}, { reply: Type.Object({ success: Type.Literal(true), page: Page }) })

/** Where staff see the page as it was. */
export const revisionAddress = (page: number, revision: number): string => `/_ashlar/revision/${page}/${revision}`
