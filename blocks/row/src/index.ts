export { column, row } from './block.ts'
