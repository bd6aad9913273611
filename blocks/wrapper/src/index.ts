export { wrapper } from './block.ts'
