import { OutsideFetch, provide, type ServerContribution } from '@ashlar/sdk/server'
import { OutsideFetchService } from './outside-fetch.service.ts'

export const outside = {
  migrations: [],
  services: [provide(OutsideFetch, OutsideFetchService)],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
