export { carbonCalculator } from './block.ts'
