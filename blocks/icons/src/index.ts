export { icons } from './block.ts'
