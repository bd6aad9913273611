export { ownDocuments } from './block/own-documents.ts'
export * from './contract.ts'
export { invoicing } from './module.ts'
