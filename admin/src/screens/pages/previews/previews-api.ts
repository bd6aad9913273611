import { api, Done, Rows } from '@ashlar/sdk/admin'
import { PreviewLink } from '@ashlar/sdk/platform'
import Type from 'typebox'
import { pagesKey } from '../pages-api.ts'

const path = '/api/v1/admin/page/previews/'
const Made = Type.Object({ success: Type.Literal(true), preview: PreviewLink, url: Type.String() })

export const previewsKey = (page: number) => [pagesKey, 'previews', page] as const

export interface NewPreview {
  readonly pageId: number
  readonly label: string
  readonly days: number
  readonly withDraft: boolean
}

export const fetchPreviews = (page: number) =>
  api.get(`${path}${page}/`, { reply: Rows(PreviewLink) }).then(({ results }) => results.rows)
export const createPreview = (preview: NewPreview) => api.post(path, preview, { reply: Made })
export const revokePreview = (page: number, id: number) => api.delete(`${path}${page}/${id}/`, { reply: Done })
