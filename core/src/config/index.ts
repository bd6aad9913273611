export * from './config.ts'
export * from './data-folder.ts'
export * from './errors.ts'
