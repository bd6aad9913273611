export { points } from './block.ts'
export * from './contract.ts'
export { loyalty } from './module.ts'
