export { accordion } from './block.ts'
