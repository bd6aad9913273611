export { papers } from './module.ts'
