import { type Content, Page } from '@ashlar/sdk'
import { api, Done, Rows } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'

const Encoded = Type.Union([Type.String(), Type.Null()])

/** A page with its content on the wire (EDIT-019). */
export const PageToEdit = Type.Object({ ...Page.properties, content: Encoded, contentUnreadable: Type.Boolean() })
export type PageToEdit = Static<typeof PageToEdit>

export const Template = Type.Object({
  id: Type.Integer(),
  componentName: Type.String(),
  content: Encoded,
  revision: Type.Integer(),
})
export type Template = Static<typeof Template>

/** The person's own unsaved state, kept on the server. */
export const Draft = Type.Object({
  content: Type.String(),
  contentRevision: Type.Integer(),
  /** The content of that revision, when the page's is another by now and it is still kept. */
  base: Encoded,
  changedAt: Type.String(),
})
export type Draft = Static<typeof Draft>

/** What a refused save says of the version that is there (409). */
export const Current = Type.Object({
  current: Type.Object({
    content: Encoded,
    revision: Type.Integer(),
    changedBy: Type.String(),
    changedAt: Type.String(),
  }),
})

/** API-105. */
export async function fetchPage(slug: string): Promise<PageToEdit> {
  const reply = Type.Object({ success: Type.Literal(true), page: PageToEdit })
  return (await api.get('/api/v1/pages/', { query: { slug }, reply })).page
}

/** API-106. */
export async function fetchTemplate(id: number): Promise<Template> {
  const reply = Type.Object({ success: Type.Literal(true), component: Template })
  return (await api.get(`/api/v1/admin/page/component-template/${id}`, { reply })).component
}

export const LibraryTemplate = Type.Object({ ...Template.properties, type: Type.Enum(['section', 'container']) })
export type LibraryTemplate = Static<typeof LibraryTemplate>

/** API-101, API-102: the saved sections or containers, with their content. */
export async function fetchTemplates(type: LibraryTemplate['type']): Promise<readonly LibraryTemplate[]> {
  const reply = Rows(LibraryTemplate)
  return (await api.get(`/api/v1/admin/page/component-template/${type}/`, { reply })).results.rows
}

const Made = Type.Object({ success: Type.Literal(true), template: LibraryTemplate })

/** API-113 for a container, API-114 for a section. */
export async function createTemplate(type: LibraryTemplate['type'], componentName: string, content: Content) {
  if (type === 'section') {
    const path = '/api/v1/admin/page/component-template/'
    return (await api.post(path, { componentName, content }, { reply: Made })).template
  }
  const path = '/api/v1/admin/page/savecomponenttemplate/'
  return (await api.post(path, { componentName, type, content }, { reply: Made })).template
}

/** @throws ApiError (409) with where it is used. */
export async function deleteTemplate(id: number): Promise<void> {
  await api.delete(`/api/v1/admin/page/component-template/${id}/`, { reply: Done })
}

/** API-107, EDIT-008: all pages by slug. */
const CheckedLinks = Type.Object({
  success: Type.Literal(true),
  pages: Type.Array(Type.Object({ path: Type.String(), isPublished: Type.Boolean() })),
  missingMedia: Type.Array(Type.String()),
})

/** Which of the paths are pages that visitors get, and which files are gone; 500 of each at a time. */
export const checkLinks = (paths: readonly string[], media: readonly string[], signal: AbortSignal) =>
  api.post('/api/v1/admin/page/links/check/', { paths, media }, { reply: CheckedLinks, signal })

export interface Save {
  readonly id: number
  readonly content: string
  readonly revision: number
  readonly overwriteUnreadable?: true
}

/** API-103. */
export async function savePage(save: Save): Promise<PageToEdit> {
  const reply = Type.Object({ success: Type.Literal(true), page: PageToEdit })
  return (await api.put('/api/v1/admin/page/updatecontent/', save, { reply })).page
}

/** API-104. */
export async function saveTemplate({ id, content, revision }: Save): Promise<Template> {
  const reply = Type.Object({ success: Type.Literal(true), template: Template })
  return (await api.put(`/api/v1/admin/page/component-template/${id}/`, { content, revision }, { reply })).template
}

/** Brings the content of a revision back; refused with 409 when the page is no longer what it was when it was read. */
export async function restoreRevision(id: number, revisionId: number, revision: number): Promise<PageToEdit> {
  const reply = Type.Object({ success: Type.Literal(true), page: PageToEdit })
  const path = `/api/v1/admin/page/revisions/${id}/${revisionId}/restore/`
  return (await api.post(path, { revision }, { reply })).page
}

const DraftReply = Type.Object({ success: Type.Literal(true), draft: Type.Union([Draft, Type.Null()]) })

export async function fetchDraft(id: number): Promise<Draft | null> {
  return (await api.get(`/api/v1/admin/page/draft/${id}/`, { reply: DraftReply })).draft
}

export async function saveDraft(id: number, content: string, contentRevision: number): Promise<void> {
  await api.put(`/api/v1/admin/page/draft/${id}/`, { content, contentRevision }, { reply: DraftReply })
}

export async function removeDraft(id: number): Promise<void> {
  await api.delete(`/api/v1/admin/page/draft/${id}/`, { reply: Done })
}

/** Status and dates of a page: publishing, scheduling, taking back to draft. */
export type Publishing = Partial<Pick<Page, 'status' | 'publish_date' | 'unpublish_date'>>

/** @throws ApiError (409) when the page has changed since. */
export async function setPublishing(page: Pick<Page, 'id' | 'revision'>, change: Publishing): Promise<Page> {
  const reply = Type.Object({ success: Type.Literal(true), page: Page })
  return (await api.put('/api/v1/admin/pages/', { id: page.id, revision: page.revision, ...change }, { reply })).page
}

export interface CssRule {
  readonly node: string
  readonly css: string
}

const CssRemark = Type.Object({ line: Type.Integer(), column: Type.Integer(), message: Type.String() })
export type CssRemark = Static<typeof CssRemark>
const CompiledRule = Type.Object({
  node: Type.String(),
  css: Type.String(),
  errors: Type.Array(CssRemark),
  warnings: Type.Array(CssRemark),
})

/** The CSS of single blocks, checked and compiled as the site has it, in the order asked; twenty at a time (STYLE-024). */
export async function validateCss(rules: readonly CssRule[]) {
  const reply = Type.Object({
    success: Type.Literal(true),
    results: Type.Object({ rows: Type.Array(CompiledRule) }),
  })
  return (await api.post('/api/v1/admin/css/validate/', { rules }, { reply })).results.rows
}
