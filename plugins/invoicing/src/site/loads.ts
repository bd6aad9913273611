import { load } from '@ashlar/sdk/site'
import type { ListedDocuments } from '../block/own-documents.renderer.tsx'
import { ownDocuments } from '../block/own-documents.ts'
import { pageQuery } from '../block/page-query.ts'
import { OwnDocuments } from '../contract/customer-page.ts'

/** Documents on one page of a profile. */
const perPage = 20

export const loads = [
  load(
    ownDocuments,
    [OwnDocuments],
    async (_, { visitor, query }, documents) => {
      if (!visitor?.account) return { data: undefined }
      const asked = /^[1-9]\d{0,4}$/.test(query[pageQuery] ?? '') ? Number(query[pageQuery]) : 1
      const { rows, total } = await documents.listOf(visitor.account.guid, {
        ...{ limit: perPage, offset: (asked - 1) * perPage },
      })
      const data: ListedDocuments = { rows, page: asked, pages: Math.ceil(total / perPage) }
      return { data }
    },
    { query: [pageQuery] },
  ),
]
