export * from './contract.ts'
export { invoicing } from './module.ts'
