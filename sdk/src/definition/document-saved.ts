import Type, { type Static } from 'typebox'
import { EditorId } from './request-schemas.ts'

/** What the editor calls a document in presence and in messages: `page:12`. `kind`: its parameter in the editor's address. */
export const documentName = (kind: string, id: number): string => `${kind.toLowerCase()}:${id}`

/** A template was saved, or content of a kind that a module brings: for editors that have it open. */
export const DocumentSaved = Type.Object({
  event: Type.Literal('document_saved'),
  /** By `documentName`. */
  document: Type.String(),
  /** Revision that it has now. */
  revision: Type.Integer(),
  /** Display name of who did it. */
  by: Type.String(),
  /** The editor in which it was done, as it called itself in the request. */
  editor: EditorId,
})
export type DocumentSaved = Static<typeof DocumentSaved>
