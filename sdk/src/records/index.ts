export { AssigneeList, type AssigneeListProps } from './assignee-list.tsx'
export {
  type Attachment,
  type AttachmentSource,
  Attachments,
  type AttachmentsProps,
  type SendAttachment,
} from './attachments.tsx'
export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'
export { CustomFieldInputs, type CustomFieldInputsProps } from './custom-field-inputs.tsx'
export { customDetails, customValueText } from './custom-value-text.ts'
export { type Difference, DifferenceTable, type DifferenceTableProps } from './difference-table.tsx'
export { differences } from './differences.ts'
export { NewAttachments, type NewAttachmentsProps, useNewAttachments } from './new-attachments.tsx'
export { PeopleField, type PeopleFieldProps } from './people-field.tsx'
export { type PickerFilterOptions, pickerFilter } from './picker-filter.tsx'
export { recordAttachments } from './record-attachments.ts'
export { assigneeColumn, customFieldColumns, tagColumn } from './record-columns.tsx'
export { type ListedCustomFields, useAssigneeFilter, useCustomFields, useTagFilter } from './record-filters.ts'
export {
  type HistorySource,
  RecordHistory,
  type RecordHistoryProps,
  type RecordValues,
  type RecordVersion,
} from './record-history.tsx'
export { TagField, type TagFieldProps } from './tag-field.tsx'
export {
  type Conflict,
  type Decision,
  type Problem,
  type RecordForm,
  type RecordFormOptions,
  useRecordForm,
} from './use-record-form.ts'
export type { ComparedField } from './version-changes.ts'
