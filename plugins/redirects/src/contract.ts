export * from './contract/not-found.ts'
export * from './contract/redirects.ts'
