export { pageField, pageTitle } from './block.ts'
