export * from './file-routes.ts'
export * from './files.ts'
export * from './send-file.ts'
export * from './uploads.ts'
