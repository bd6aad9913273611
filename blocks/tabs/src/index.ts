export { tabs } from './block.ts'
