export { consentBanner } from './block.ts'
