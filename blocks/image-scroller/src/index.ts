export { imageScroller } from './block.ts'
