import { defineAdmin } from '@ashlar/sdk/admin'
import { desk } from '../module.ts'

export default defineAdmin(desk, {
  screens: {
    'new-quote': () => import('./screens.tsx').then(({ NewQuote }) => ({ default: NewQuote })),
    project: () => import('./screens.tsx').then(({ Project }) => ({ default: Project })),
  },
  commands: {
    'new-project': () => import('./new-project.tsx'),
    'new-task': () => import('./new-task.tsx'),
  },
})
