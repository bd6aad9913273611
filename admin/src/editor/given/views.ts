import './given.css'

export { ColumnHandles } from '../columns/column-handles.tsx'
export { ColumnWidths } from '../columns/column-widths.tsx'
export { CellSpans } from './cell-spans.tsx'
export { GridColumns } from './grid-columns.tsx'
export { HoverSettings } from './hover-settings.tsx'
export { StickySection } from './sticky-section.tsx'
