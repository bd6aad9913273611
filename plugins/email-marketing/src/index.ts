export { newsletter } from './block.ts'
export * from './contract.ts'
export { emailMarketing } from './module.ts'
