export type { Column } from './column.ts'
export type { Filter } from './filters.tsx'
export * from './list-state.ts'
export * from './resource-list.tsx'
