import './given.css'

export { CellSpans } from './cell-spans.tsx'
export { GridColumns } from './grid-columns.tsx'
export { HoverSettings } from './hover-settings.tsx'
export { StickySection } from './sticky-section.tsx'
