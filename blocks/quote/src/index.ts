export { quote } from './block.ts'
