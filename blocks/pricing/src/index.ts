export { pricing } from './block.ts'
