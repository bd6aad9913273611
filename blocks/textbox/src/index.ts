export { textbox } from './block.ts'
