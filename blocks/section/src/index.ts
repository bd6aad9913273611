export { section } from './block.ts'
