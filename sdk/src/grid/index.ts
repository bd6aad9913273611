export type { GridColumn, Typed } from './column.ts'
export { Grid, type GridProps } from './grid.tsx'
export { useVirtualRows, type VirtualRows, type VirtualRowsInput } from './virtual-rows.ts'
