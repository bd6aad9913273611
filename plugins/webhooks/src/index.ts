export * from './contract.ts'
export { webhooks } from './module.ts'
export * from './webhook.ts'
