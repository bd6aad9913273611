export * from './contract.ts'
export { till } from './module.ts'
