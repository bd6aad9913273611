export * from './contract.ts'
export { myThing } from './module.ts'
