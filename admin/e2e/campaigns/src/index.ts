export { emailMarketing } from './module.ts'
