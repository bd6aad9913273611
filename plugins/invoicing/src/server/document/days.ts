export { daysAfter } from '../../days.ts'
