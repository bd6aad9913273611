import { Database, Limits, leaveOut, provide, type ServerContribution } from '@ashlar/sdk/server'
import { CountedUseEntity } from './counted-use.entity.ts'
import { limitMigrations } from './limit.migrations.ts'
import { LimitService } from './limit.service.ts'

export const limits = {
  entities: [CountedUseEntity],
  migrations: limitMigrations,
  services: [provide(Limits, LimitService, Database)],
  routes: [],
  subscriptions: [],
  archive: leaveOut('counted_use'),
} satisfies ServerContribution
