export { type TestDatabase, testDatabase } from '../data/testing.ts'
export { throughPooler } from '../data/testing-pooler.ts'
export { testHost } from './test-host.ts'
export * from './walk/index.ts'
