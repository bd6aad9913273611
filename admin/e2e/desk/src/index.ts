export { desk } from './module.ts'
