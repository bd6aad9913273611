export { cart, filter } from './block.ts'
