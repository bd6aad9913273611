export { socialLinks } from './block.ts'
