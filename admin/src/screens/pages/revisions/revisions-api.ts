import { Page } from '@ashlar/sdk'
import { api, Rows } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'

export const Revision = Type.Object({
  id: Type.Integer(),
  revision: Type.Integer(),
  kind: Type.Enum(['save', 'publish', 'overwrite', 'restore']),
  label: Type.String(),
  /** What somebody called it; empty for most. */
  name: Type.String(),
  createdAt: Type.String(),
  createdBy: Type.String(),
})
export type Revision = Static<typeof Revision>

/** A revision as it is compared. */
const RevisionWithContent = Type.Object({
  ...Revision.properties,
  content: Type.Union([Type.String(), Type.Null()]),
  contentUnreadable: Type.Boolean(),
  /** The revision before it; null for the first. */
  before: Type.Union([Type.Integer(), Type.Null()]),
})
export type RevisionWithContent = Static<typeof RevisionWithContent>

export type RevisionFilter = 'all' | 'published' | 'named'

const path = (page: number) => `/api/v1/admin/page/revisions/${page}/`

export const fetchRevisions = (page: number, currentPage: number, itemsPerPage: number, only: RevisionFilter = 'all') =>
  api
    .get(path(page), {
      query: { currentPage, itemsPerPage, ...(only !== 'all' && { only }) },
      reply: Rows(Revision),
    })
    .then(({ results }) => results)

export const fetchRevision = (page: number, revision: number) =>
  api
    .get(`${path(page)}${revision}/`, {
      reply: Type.Object({ success: Type.Literal(true), revision: RevisionWithContent }),
    })
    .then((reply) => reply.revision)

/** An empty name takes it away. */
export const nameRevision = (page: number, revision: number, name: string) =>
  api.put(
    `${path(page)}${revision}/`,
    { name },
    { reply: Type.Object({ success: Type.Literal(true), revision: Revision }) },
  )

export const restoreRevision = (page: number, revision: number) =>
  api.post(`${path(page)}${revision}/restore/`, {}, { reply: Type.Object({ success: Type.Literal(true), page: Page }) })

/** Where staff see the page as it was. */
export const revisionAddress = (page: number, revision: number): string => `/_ashlar/revision/${page}/${revision}`
