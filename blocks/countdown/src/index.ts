export { countdown } from './block.ts'
