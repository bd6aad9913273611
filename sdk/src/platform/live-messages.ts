import Type, { type Static } from 'typebox'
import { EditorId } from '../definition/request-schemas.ts'

/** A message that the server shows as a toast, sent through `LiveEvents`. */
export const NewToast = Type.Object({
  event: Type.Literal('new_toast'),
  type: Type.Enum(['success', 'error']),
  message: Type.String(),
})
export type NewToast = Static<typeof NewToast>

/** Something new waits for the person who is signed in: told once the work that brought it about is committed. */
export const NewNotice = Type.Object({
  event: Type.Literal('new_notice'),
  /** What it is, `<module>.<what>`: `forms.submission`. */
  kind: Type.String(),
  title: Type.String(),
  href: Type.String(),
})
export type NewNotice = Static<typeof NewNotice>

/** The content of a page was saved, restored, published or discarded: for editors that have it open. */
export const PageContentChanged = Type.Object({
  event: Type.Literal('page_content_changed'),
  page: Type.Integer(),
  /** Revision that the content has now. */
  revision: Type.Integer(),
  hasUnpublishedChanges: Type.Boolean(),
  /** Display name of who did it. */
  by: Type.String(),
  /** The editor in which it was done, as it called itself in the request. */
  editor: EditorId,
})
export type PageContentChanged = Static<typeof PageContentChanged>

/** How far an import is. `progress` of `total` rows are done. */
export const ImportMessage = Type.Object({
  event: Type.Enum(['import_started', 'import_progress', 'import_failed', 'import_completed']),
  id: Type.String(),
  type: Type.Enum(['loading', 'error', 'success']),
  message: Type.String(),
  progress: Type.Integer(),
  total: Type.Integer(),
})
export type ImportMessage = Static<typeof ImportMessage>
