export { container } from './block.ts'
