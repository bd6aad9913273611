export {
  type Attachment,
  type AttachmentSource,
  Attachments,
  type AttachmentsProps,
  type SendAttachment,
} from './attachments.tsx'
export { NewAttachments, type NewAttachmentsProps, useNewAttachments } from './new-attachments.tsx'
export { recordAttachments } from './record-attachments.ts'
export {
  type HistorySource,
  RecordHistory,
  type RecordHistoryProps,
  type RecordValues,
  type RecordVersion,
} from './record-history.tsx'
export type { ComparedField } from './version-changes.ts'
