export { quiz } from './block.ts'
