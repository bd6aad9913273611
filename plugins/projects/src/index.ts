export * from './contract.ts'
export { projects } from './module.ts'
