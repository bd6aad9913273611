export * from './module.ts'
export * from './settings.ts'
