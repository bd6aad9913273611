import { maybe } from '@ashlar/sdk'
import { BotCheck, Database, defineServer, health, Limits, provide, Settings, service } from '@ashlar/sdk/server'
import { Program, RewardCatalogue } from '../contract.ts'
import member from '../migrations/0001-member.ts'
import reward from '../migrations/0002-reward.ts'
import { loyalty } from '../module.ts'
import { joinRoutes } from './join/join.routes.ts'
import { JoinService } from './join/join.service.ts'
import { expirePoints, expiry } from './member/expire-points.job.ts'
import { MemberEntity } from './member/member.entity.ts'
import { memberImport } from './member/member.import.ts'
import { memberRoutes } from './member/member.routes.ts'
import { Members } from './member/member.service.ts'
import { programRoutes } from './program/program.routes.ts'
import { ProgramService } from './program/program.service.ts'
import { RewardEntity } from './reward/reward.entity.ts'
import { rewardRoutes } from './reward/reward.routes.ts'
import { Rewards } from './reward/reward.service.ts'

export default defineServer(loyalty, {
  entities: [MemberEntity, RewardEntity],
  migrations: [member, reward],
  services: [
    provide(Program, ProgramService, Settings),
    service(Members, Database, Program),
    service(JoinService, Members, Limits, maybe(BotCheck)),
    provide(RewardCatalogue, Rewards, Database),
  ],
  routes: [memberRoutes, memberImport.routes, joinRoutes, programRoutes, rewardRoutes],
  jobs: [expirePoints, memberImport.job],
  schedules: [expiry],
  health: [health('Members can be read', [Members], (members) => members.selfTest())],
})
