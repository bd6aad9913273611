export { card, cardImage } from './block.ts'
