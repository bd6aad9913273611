import { packageRoutes } from './package.routes.ts'

export const packages = { migrations: [], services: [], routes: [packageRoutes], subscriptions: [] }
