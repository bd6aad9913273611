export { form } from './block/block.ts'
export * from './contract.ts'
export * from './form/index.ts'
export { forms } from './module.ts'
