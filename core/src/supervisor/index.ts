export { type SupervisorOptions, supervise } from './supervisor.ts'
