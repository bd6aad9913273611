import { profileSlot } from '@ashlar/plugin-customers'
import { defineSite, fill } from '@ashlar/sdk/site'
import { ownDocuments } from '../block/own-documents.ts'
import { accountDocumentPage, linkedDocumentPage } from './document-page.tsx'
import { loads } from './loads.ts'

export default defineSite({
  loads,
  pages: [linkedDocumentPage, accountDocumentPage],
  fills: [fill(profileSlot, ownDocuments, { sort: 20 })],
})
