export * from './contract.ts'
export * from './module.ts'
export * from './settings.ts'
