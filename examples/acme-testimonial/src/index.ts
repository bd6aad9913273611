export { testimonial } from './block.ts'
