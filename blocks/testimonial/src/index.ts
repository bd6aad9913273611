export { testimonials } from './block.ts'
