import { Environment, OutsideFetch, provide, type ServerContribution } from '@ashlar/sdk/server'
import { OutsideNetwork } from '../../host/tokens.ts'
import { OutsideFetchService } from './outside-fetch.service.ts'

export const outside = {
  migrations: [],
  services: [provide(OutsideFetch, OutsideFetchService, OutsideNetwork, Environment)],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
