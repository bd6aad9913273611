export { gallery } from './block.ts'
