export { patterns } from './patterns.ts'
