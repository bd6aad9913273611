export { customHtml } from './block.ts'
export { customHtmlModule } from './module.ts'
