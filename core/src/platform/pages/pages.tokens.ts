import { token } from '@ashlar/sdk'
import type { ContentService } from './content.service.ts'
import type { PageService } from './page.service.ts'

/** For seeds and the host: pages and their content, for the tenant that the work runs as. */
export const Pages = token<PageService>('core.pages')
export const PageContents = token<ContentService>('core.page-content')
