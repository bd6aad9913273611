export { logos } from './block.ts'
