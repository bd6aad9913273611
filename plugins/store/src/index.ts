export * from './contract.ts'
export { store } from './module.ts'
