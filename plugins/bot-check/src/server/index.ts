import { maybe } from '@ashlar/sdk'
import {
  BotCheck,
  Database,
  defineServer,
  Log,
  leaveOut,
  OutsideFetch,
  provide,
  Secrets,
  Settings,
  service,
} from '@ashlar/sdk/server'
import solved from '../migrations/0001-solved.ts'
import { botCheck } from '../module.ts'
import { botCheckRoutes } from './bot-check.routes.ts'
import { BotCheckService } from './bot-check.service.ts'
import { ProofOfWork } from './proof-of-work.ts'
import { Recaptcha } from './recaptcha.ts'
import { SolvedChallengeEntity } from './solved-challenge.entity.ts'

export default defineServer(botCheck, {
  entities: [SolvedChallengeEntity],
  migrations: [solved],
  services: [
    service(ProofOfWork, Database, Secrets),
    service(Recaptcha, OutsideFetch, maybe(Log)),
    provide(BotCheck, BotCheckService, Settings, ProofOfWork, Recaptcha),
  ],
  routes: [botCheckRoutes],
  archive: leaveOut('solved_challenge'),
})
