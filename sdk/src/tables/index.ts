export type { ListCall, ResultsOf } from '../admin/list-call.ts'
export { type BulkWork, bulk } from './bulk.tsx'
export { type Chosen, type FetchRows, rowsOf } from './chosen.ts'
export type { Column } from './column.ts'
export type { FieldFilter, Filter, FilterField } from './filters.tsx'
export { ImportDialog, type ImportDialogProps } from './import/import-dialog.tsx'
export { type Failed, stepSize } from './in-steps.ts'
export {
  type Direction,
  type ListDefaults,
  type ListState,
  useListState,
} from './list-state.ts'
export * from './resource-list.tsx'
export { ResourceScreen, type ResourceScreenProps } from './resource-screen.tsx'
export { type RowAction, RowActions, type RowActionsProps } from './row-actions.tsx'
export { type ListInput, rowsIn, useList } from './use-list.ts'
