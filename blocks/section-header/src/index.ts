export { sectionHeader } from './block.ts'
