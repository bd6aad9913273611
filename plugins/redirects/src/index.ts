export * from './contract.ts'
export { redirects } from './module.ts'
export * from './redirect.ts'
