export { beforeAfter } from './block.ts'
