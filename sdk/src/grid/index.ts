export type { GridColumn, Typed } from './column.ts'
export { Grid, type GridProps } from './grid.tsx'
