import { defineModule } from '@ashlar/sdk'

/** In the place of invoicing. */
export const papers = defineModule({ id: 'papers', title: 'Papers', permissions: { papers: 'Papers' } })
