import { defineSlot } from '@ashlar/sdk'

export interface OfDocument {
  readonly documentId: number
  readonly type: string
}

/** Cards beside a document. */
export const documentAside = defineSlot<OfDocument>('invoicing:document/aside')
/** Buttons in the head of a document's page. */
export const documentActions = defineSlot<OfDocument>('invoicing:document/actions')
