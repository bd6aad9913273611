export { gallery } from './module.ts'
