export * from './contract.ts'
export { customers } from './module.ts'
