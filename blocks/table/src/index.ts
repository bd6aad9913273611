export { table } from './block.ts'
