export { breadcrumbs } from './block.ts'
