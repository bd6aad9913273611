export { grid } from './block.ts'
