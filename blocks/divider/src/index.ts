export { divider } from './block.ts'
