export { button } from './block.ts'
