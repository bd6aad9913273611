export { spacer } from './block.ts'
