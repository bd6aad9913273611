export { profileSections } from './block/block.ts'
export * from './contract.ts'
export { customers } from './module.ts'
