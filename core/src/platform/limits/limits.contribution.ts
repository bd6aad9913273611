import { Database, Limits, leaveOut, provide, type ServerContribution } from '@ashlar/sdk/server'
import { limitMigrations } from './limit.migrations.ts'
import { LimitService } from './limit.service.ts'

export const limits = {
  migrations: limitMigrations,
  services: [provide(Limits, LimitService, Database)],
  routes: [],
  subscriptions: [],
  archive: leaveOut('counted_use'),
} satisfies ServerContribution
