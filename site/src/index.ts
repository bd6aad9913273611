export { site } from './surface.ts'
