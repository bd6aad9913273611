export { copyright } from './block.ts'
