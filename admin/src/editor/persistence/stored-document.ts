import type { Content, ContentKindDefinition } from '@ashlar/sdk'
import { ApiError, type ContentAdapter, call } from '@ashlar/sdk/admin'
import { decodeContent } from '@ashlar/sdk/editor'
import {
  findPage,
  getPage,
  getPageDraft,
  getTemplate,
  type Page,
  type PageDraft,
  type PageWithContent,
  savePageContent,
  updateTemplate,
} from '@ashlar/sdk/platform'
import type { EditedItem } from '../store/editor-state.ts'
import { editorId } from './editor-id.ts'

/** What the editor is to show. */
export type Asked =
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'component'; readonly id: number }
  /** A kind that a module brings, by its parameter in the address. */
  | { readonly kind: 'contributed'; readonly param: string; readonly id: number }

/** How a kind of content that a module brings is read and saved. */
export type AdapterOf = (param: string) => Promise<ContentAdapter & Pick<ContentKindDefinition, 'viewport' | 'root'>>

/** An unsaved state of the same person that is newer than the page. */
export interface Unsaved {
  readonly from: 'this browser' | 'your draft'
  /** What this browser keeps it under. */
  readonly key?: string
  readonly content: Content
  /** The version that it was begun from, where that is known, and its revision. */
  readonly base: Content | undefined
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A document as the server holds it. */
export interface StoredDocument {
  readonly item: EditedItem
  readonly page: Page | null
  readonly encoded: string | null
  readonly unreadable: boolean
  /** Shown as a mail (EDIT-012). */
  readonly isEmail?: boolean
  /** Block type of the outermost block of new content, where the kind names one. */
  readonly root?: string | undefined
  readonly unsaved: Unsaved | undefined
}

/** @throws ApiError when it is not there or can't be read. */
export function readDocument(asked: Asked, adapterOf: AdapterOf): Promise<StoredDocument> {
  if (asked.kind === 'page') return readPage(asked.slug)
  if (asked.kind === 'component') return readTemplate(asked.id)
  return readContributed(asked.param, asked.id, adapterOf)
}

async function readPage(slug: string): Promise<StoredDocument> {
  const { page } = await call(findPage, { query: { slug } })
  const item: EditedItem = { kind: 'page', id: page.id, title: page.title, revision: page.contentRevision }
  const { draft } = await call(getPageDraft, { params: { id: page.id } }).catch(noDraftForReaders)
  const unsaved = draft ? unsavedOf(draft) : undefined
  return { item, page: withoutContent(page), encoded: page.content, unreadable: page.contentUnreadable, unsaved }
}

async function readTemplate(id: number): Promise<StoredDocument> {
  const { component: template } = await call(getTemplate, { params: { id } })
  const item: EditedItem = { kind: 'component', id, title: template.componentName, revision: template.revision }
  return { item, page: null, encoded: template.content, unreadable: false, unsaved: undefined }
}

async function readContributed(param: string, id: number, adapterOf: AdapterOf): Promise<StoredDocument> {
  const adapter = await adapterOf(param)
  const { title, content, revision, ...about } = await adapter.load(id)
  const { beside } = adapter
  const item: EditedItem = {
    ...{ kind: 'contributed', param, id, title, revision },
    about: { ...about, ...(beside && { beside }) },
  }
  const rest = { page: null, unreadable: false, unsaved: undefined }
  return { item, encoded: content, isEmail: adapter.viewport === 'email', root: adapter.root, ...rest }
}

/** The version of a document that the server holds now. */
export interface Newest extends Pick<StoredDocument, 'page' | 'encoded' | 'unreadable'> {
  readonly revision: number
}

export const newestOf = (page: PageWithContent): Newest => ({
  ...{ page: withoutContent(page), encoded: page.content },
  ...{ unreadable: page.contentUnreadable, revision: page.contentRevision },
})

/** @throws ApiError when it is not there or can't be read. */
export async function readNewest({ kind, id, param = '' }: EditedItem, adapterOf: AdapterOf): Promise<Newest> {
  if (kind === 'page') return newestOf((await call(getPage, { params: { id } })).page)
  const { content, revision } =
    kind === 'component'
      ? (await call(getTemplate, { params: { id } })).component
      : await (await adapterOf(param)).load(id)
  return { page: null, encoded: content, unreadable: false, revision }
}

export interface Save {
  readonly id: number
  readonly content: string
  readonly revision: number
  readonly overwriteUnreadable?: true
}

/** What the server made of a save. */
export interface Written {
  readonly revision: number
  /** The page as it is now, where it is one. */
  readonly page?: Page
}

/** @throws ApiError; 409 with both versions when somebody else has saved since. */
export async function writeDocument(
  { kind, param = '' }: EditedItem,
  save: Save,
  adapterOf: AdapterOf,
): Promise<Written> {
  if (kind === 'page') {
    const { page } = await call(savePageContent, { body: { ...save, asDraft: true, editor: editorId } })
    return { revision: page.contentRevision, page: withoutContent(page) }
  }
  if (kind === 'contributed') return (await adapterOf(param)).save({ ...save, editor: editorId })
  const { id, content, revision } = save
  return (await call(updateTemplate, { params: { id }, body: { content, revision, editor: editorId } })).template
}

function unsavedOf({ content: encoded, base, contentRevision, changedAt }: PageDraft): Unsaved | undefined {
  const { content } = decodeContent(encoded)
  if (!content) return undefined
  return {
    from: 'your draft',
    content,
    base: base === null ? undefined : decodeContent(base).content,
    revision: contentRevision,
    at: Date.parse(changedAt),
  }
}

export function withoutContent<P extends Page & { readonly content: unknown }>({ content: _, ...page }: P): Page {
  return page
}

/**
 * A reader without the right to edit has no draft. Any other failure stops the loading: the next autosave would write
 * over a draft that nobody was shown.
 */
function noDraftForReaders(error: unknown): { readonly draft: null } {
  if (error instanceof ApiError && error.status === 403) return { draft: null }
  throw error
}
