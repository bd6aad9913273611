import { defineSite } from '@ashlar/sdk/site'
import { sharedProjectPage } from './shared-project.tsx'

export default defineSite({ pages: [sharedProjectPage] })
