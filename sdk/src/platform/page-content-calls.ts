import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ById, EditorId, Id } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import {
  AsDraft,
  CheckedLinks,
  contentBodyLimit,
  EncodedContent,
  PageDraft,
  PageWithContent,
  Revision,
  RevisionName,
} from './page-content.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/page/'
const views = corePermission('pages', 'can_view')
const edits = corePermission('pages', 'can_edit')
const bodyLimit = contentBodyLimit

export const savePageContent = defineCall({
  id: 'core.savePageContent',
  method: 'PUT',
  path: `${path}updatecontent/`,
  summary: 'Save the content of a page',
  body: Type.Object(
    {
      id: Id,
      content: EncodedContent,
      revision: Type.Optional(Revision),
      overwriteUnreadable: Type.Optional(Type.Boolean()),
      asDraft: AsDraft,
      editor: EditorId,
    },
    { additionalProperties: false },
  ),
  reply: { page: PageWithContent },
  bodyLimit,
  access: edits,
})

const changesOf = { revision: Revision, editor: EditorId }

/** What was saved of a published page and is not live yet. Refused with 409 when the content is of another revision. */
const unpublished = {
  method: 'POST',
  params: ById,
  body: Type.Object(changesOf, { additionalProperties: false }),
  reply: { page: PageWithContent },
  access: edits,
} as const

export const publishPageChanges = defineCall({
  ...unpublished,
  id: 'core.publishPageChanges',
  path: `${path}changes/:id/publish/`,
  summary: 'Publish the unpublished changes to a page',
  body: Type.Object({ ...changesOf, revisionName: RevisionName }, { additionalProperties: false }),
})

export const discardPageChanges = defineCall({
  ...unpublished,
  id: 'core.discardPageChanges',
  path: `${path}changes/:id/discard/`,
  summary: 'Discard the unpublished changes to a page',
})

/** A draft is what one person has not saved yet. */
const drafting = {
  path: `${path}draft/:id/`,
  params: ById,
  reply: { draft: Type.Union([PageDraft, Type.Null()]) },
  access: edits,
  tokens: 'refused',
} as const

export const getPageDraft = defineCall({
  ...drafting,
  id: 'core.getPageDraft',
  method: 'GET',
  summary: 'Show your unsaved changes to a page',
})

export const savePageDraft = defineCall({
  ...drafting,
  id: 'core.savePageDraft',
  method: 'PUT',
  summary: 'Store your unsaved changes to a page',
  body: Type.Object({ content: EncodedContent, contentRevision: Revision }, { additionalProperties: false }),
  bodyLimit,
})

export const deletePageDraft = defineCall({
  ...drafting,
  id: 'core.deletePageDraft',
  method: 'DELETE',
  summary: 'Discard your unsaved changes to a page',
})

/** Most addresses of each kind that are asked about at a time. */
const mostLinks = 500

/** What a page's links and pictures name on this site. */
export const CheckLinks = Type.Object(
  {
    paths: Type.Array(Line(2000), { maxItems: mostLinks, uniqueItems: true }),
    media: Type.Array(Line(500), { maxItems: mostLinks, uniqueItems: true }),
  },
  { additionalProperties: false },
)
export type CheckLinks = Static<typeof CheckLinks>

export const checkPageLinks = defineCall({
  id: 'core.checkPageLinks',
  method: 'POST',
  path: `${path}links/check/`,
  summary: 'Check the links and images of a page',
  body: CheckLinks,
  reply: CheckedLinks.properties,
  bodyLimit,
  access: views,
})
