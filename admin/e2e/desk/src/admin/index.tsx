import { defineAdmin } from '@ashlar/sdk/admin'
import { desk } from '../module.ts'

export default defineAdmin(desk, {
  screens: {
    products: () => import('./screens.tsx').then(({ Products }) => ({ default: Products })),
    'new-quote': () => import('./screens.tsx').then(({ NewQuote }) => ({ default: NewQuote })),
    project: () => import('./screens.tsx').then(({ Project }) => ({ default: Project })),
    'new-product': () => import('./screens.tsx').then(({ NewProduct }) => ({ default: NewProduct })),
    product: () => import('./screens.tsx').then(({ Product }) => ({ default: Product })),
  },
  commands: {
    'new-project': () => import('./new-project.tsx'),
    'new-task': () => import('./new-task.tsx'),
  },
  searches: {
    products: () => import('./product-result.tsx'),
  },
})
