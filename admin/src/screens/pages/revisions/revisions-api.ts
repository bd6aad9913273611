import { api, Rows } from '@ashlar/sdk/admin'
import { Page, PageRevision, PageRevisionWithContent } from '@ashlar/sdk/platform'
import Type from 'typebox'

export type RevisionFilter = 'all' | 'published' | 'named'

const path = (page: number) => `/api/v1/admin/page/revisions/${page}/`

export const fetchRevisions = (page: number, currentPage: number, itemsPerPage: number, only: RevisionFilter = 'all') =>
  api
    .get(path(page), {
      query: { currentPage, itemsPerPage, ...(only !== 'all' && { only }) },
      reply: Rows(PageRevision),
    })
    .then(({ results }) => results)

export const fetchRevision = (page: number, revision: number) =>
  api
    .get(`${path(page)}${revision}/`, {
      reply: Type.Object({ success: Type.Literal(true), revision: PageRevisionWithContent }),
    })
    .then((reply) => reply.revision)

/** An empty name takes it away. */
export const nameRevision = (page: number, revision: number, name: string) =>
  api.put(
    `${path(page)}${revision}/`,
    { name },
    { reply: Type.Object({ success: Type.Literal(true), revision: PageRevision }) },
  )

export const restoreRevision = (page: number, revision: number) =>
  api.post(`${path(page)}${revision}/restore/`, {}, { reply: Type.Object({ success: Type.Literal(true), page: Page }) })

/** Where staff see the page as it was. */
export const revisionAddress = (page: number, revision: number): string => `/_ashlar/revision/${page}/${revision}`
