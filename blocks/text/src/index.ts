export { text } from './block.ts'
