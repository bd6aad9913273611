import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { PreviewLink } from './preview-link.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/page/previews/'
const edits = corePermission('pages', 'can_edit')

export const CreatePreview = Type.Object(
  {
    pageId: Id,
    /** For whom it is; may be empty. */
    label: Type.Optional(Line(120)),
    days: Type.Integer({ minimum: 1, maximum: 90 }),
    /** Show what its maker has not saved yet, as far as there is such a thing. */
    withDraft: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CreatePreview = Static<typeof CreatePreview>

export const listPreviews = defineCall({
  id: 'core.listPreviews',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'List the preview links of a page',
  params: ById,
  reply: { results: Rows(PreviewLink) },
  access: edits,
})

/** `url` is told this once: only a hash of its secret is stored. */
export const createPreview = defineCall({
  id: 'core.createPreview',
  method: 'POST',
  path,
  summary: 'Create a preview link of a page',
  body: CreatePreview,
  reply: { preview: PreviewLink, url: Type.String() },
  status: 201,
  access: edits,
})

export const revokePreview = defineCall({
  id: 'core.revokePreview',
  method: 'DELETE',
  path: `${path}:id/:previewId/`,
  summary: 'Revoke a preview link',
  params: Type.Object({ id: Id, previewId: Id }),
  reply: {},
  access: edits,
})
