export { type TestDatabase, testDatabase } from '../data/testing.ts'
export { testHost } from './test-host.ts'
