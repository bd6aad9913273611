import { fits } from '@ashlar/sdk/admin'
import Type, { type Static } from 'typebox'

const DocumentData = Type.Object({
  company: Type.String(),
  logo: Type.String(),
  language: Type.String(),
  version: Type.String(),
  icons: Type.String(),
  isSignedIn: Type.Boolean(),
})

/** What the server wrote into the document for the shell. */
export type DocumentData = Static<typeof DocumentData>

export function readDocumentData(): DocumentData {
  const data: unknown = JSON.parse(document.getElementById('admin-data')?.textContent ?? '{}')
  if (!fits(DocumentData, data)) throw new Error('The page and the admin have different versions. Reload the page.')
  return data
}
