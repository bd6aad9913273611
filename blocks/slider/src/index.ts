export { slider } from './block.ts'
