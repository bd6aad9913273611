export { image } from './block.ts'
