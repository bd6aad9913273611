export * from './block/definitions.ts'
export * from './contract.ts'
export { store } from './module.ts'
