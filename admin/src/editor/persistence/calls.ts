import type { Content } from '@ashlar/sdk'
import { api, Done, Rows } from '@ashlar/sdk/admin'
import {
  CheckedLinks,
  CompiledCss,
  EncodedContent,
  Page,
  PageDraft,
  PageWithContent,
  Template,
  type TemplateType,
} from '@ashlar/sdk/platform'
import Type from 'typebox'

/** What a refused save says of the version that is there (409). */
export const Current = Type.Object({
  current: Type.Object({
    content: EncodedContent,
    revision: Type.Integer(),
    changedBy: Type.String(),
    changedAt: Type.String(),
  }),
})

/** API-105. */
export async function fetchPage(slug: string): Promise<PageWithContent> {
  const reply = Type.Object({ success: Type.Literal(true), page: PageWithContent })
  return (await api.get('/api/v1/pages/', { query: { slug }, reply })).page
}

/** API-106. */
export async function fetchTemplate(id: number): Promise<Template> {
  const reply = Type.Object({ success: Type.Literal(true), component: Template })
  return (await api.get(`/api/v1/admin/page/component-template/${id}`, { reply })).component
}

/** API-101, API-102: the saved sections or containers, with their content. */
export async function fetchTemplates(type: TemplateType): Promise<readonly Template[]> {
  const reply = Rows(Template)
  return (await api.get(`/api/v1/admin/page/component-template/${type}/`, { reply })).results.rows
}

const Made = Type.Object({ success: Type.Literal(true), template: Template })

/** API-113 for a container, API-114 for a section. */
export async function createTemplate(type: TemplateType, componentName: string, content: Content) {
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

const LinksReply = Type.Object({ success: Type.Literal(true), ...CheckedLinks.properties })

/** Which of the paths are pages that visitors get, and which files are gone; 500 of each at a time. */
export const checkLinks = (paths: readonly string[], media: readonly string[], signal: AbortSignal) =>
  api.post('/api/v1/admin/page/links/check/', { paths, media }, { reply: LinksReply, signal })

export interface Save {
  readonly id: number
  readonly content: string
  readonly revision: number
  readonly overwriteUnreadable?: true
}

/** API-103. */
export async function savePage(save: Save): Promise<PageWithContent> {
  const reply = Type.Object({ success: Type.Literal(true), page: PageWithContent })
  return (await api.put('/api/v1/admin/page/updatecontent/', save, { reply })).page
}

/** API-104. */
export async function saveTemplate({ id, content, revision }: Save): Promise<Template> {
  const reply = Type.Object({ success: Type.Literal(true), template: Template })
  return (await api.put(`/api/v1/admin/page/component-template/${id}/`, { content, revision }, { reply })).template
}

/** Brings the content of a revision back; refused with 409 when the page is no longer what it was when it was read. */
export async function restoreRevision(id: number, revisionId: number, revision: number): Promise<PageWithContent> {
  const reply = Type.Object({ success: Type.Literal(true), page: PageWithContent })
  const path = `/api/v1/admin/page/revisions/${id}/${revisionId}/restore/`
  return (await api.post(path, { revision }, { reply })).page
}

const DraftReply = Type.Object({ success: Type.Literal(true), draft: Type.Union([PageDraft, Type.Null()]) })

export async function fetchDraft(id: number): Promise<PageDraft | null> {
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

/** The CSS of single blocks, checked and compiled as the site has it, in the order asked; twenty at a time (STYLE-024). */
export async function validateCss(rules: readonly CssRule[]) {
  const reply = Type.Object({
    success: Type.Literal(true),
    results: Type.Object({ rows: Type.Array(CompiledCss) }),
  })
  return (await api.post('/api/v1/admin/css/validate/', { rules }, { reply })).results.rows
}
