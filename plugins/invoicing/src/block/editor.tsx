import { defineBlockEditor, panel } from '@ashlar/sdk/editor'
import { ownDocuments } from './own-documents.ts'

export default defineBlockEditor(ownDocuments, { panels: [panel('Settings', ['title'])] })
