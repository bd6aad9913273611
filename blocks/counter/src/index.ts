export { counter } from './block.ts'
