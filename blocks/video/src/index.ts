export { video } from './block.ts'
