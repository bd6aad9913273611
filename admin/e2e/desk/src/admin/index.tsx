import { defineAdmin } from '@ashlar/sdk/admin'
import { desk } from '../module.ts'

export default defineAdmin(desk, {
  screens: {
    'new-quote': () => import('./screens.tsx').then(({ NewQuote }) => ({ default: NewQuote })),
  },
})
