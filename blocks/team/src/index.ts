export { team } from './block.ts'
