export { imageCarousel } from './block.ts'
