import { maybe } from '@ashlar/sdk'
import {
  BotCheck,
  Database,
  Log,
  leaveOut,
  provide,
  type ServerContribution,
  Settings,
  service,
} from '@ashlar/sdk/server'
import { HostConfig } from '../../host/tokens.ts'
import { botCheckMigrations } from './bot-check.migrations.ts'
import { botCheckRoutes } from './bot-check.routes.ts'
import { BotCheckService } from './bot-check.service.ts'
import { ProofOfWork } from './proof-of-work.ts'

export const botCheck = {
  migrations: botCheckMigrations,
  services: [
    service(ProofOfWork, Database, HostConfig),
    provide(BotCheck, BotCheckService, Settings, ProofOfWork, maybe(Log)),
  ],
  routes: [botCheckRoutes],
  subscriptions: [],
  archive: leaveOut('solved_challenge'),
} satisfies ServerContribution
