import { Database, defineServer, health, provide, Settings, service } from '@ashlar/sdk/server'
import { Program } from '../contract.ts'
import member from '../migrations/0001-member.ts'
import { loyalty } from '../module.ts'
import { MemberEntity } from './member/member.entity.ts'
import { memberRoutes } from './member/member.routes.ts'
import { Members } from './member/member.service.ts'
import { programRoutes } from './program/program.routes.ts'
import { ProgramService } from './program/program.service.ts'

export default defineServer(loyalty, {
  entities: [MemberEntity],
  migrations: [member],
  services: [provide(Program, ProgramService, Settings), service(Members, Database, Program)],
  routes: [memberRoutes, programRoutes],
  health: [health('Members can be read', [Members], (members) => members.selfTest())],
})
