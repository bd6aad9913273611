export { priceList } from './block.ts'
