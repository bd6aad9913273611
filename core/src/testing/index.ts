export { testHost } from './test-host.ts'
