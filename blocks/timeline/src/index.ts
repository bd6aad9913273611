export { timeline } from './block.ts'
