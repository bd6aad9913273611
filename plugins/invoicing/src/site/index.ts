import { defineSite } from '@ashlar/sdk/site'
import { documentPage } from './document-page.tsx'

export default defineSite({ pages: [documentPage] })
