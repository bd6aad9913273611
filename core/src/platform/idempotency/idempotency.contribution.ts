import { Database, provide, type ServerContribution } from '@ashlar/sdk/server'
import { HostConfig, IdempotentReplies } from '../../host/tokens.ts'
import { idempotencyMigrations } from './idempotency.migrations.ts'
import { IdempotencyService } from './idempotency.service.ts'

export const idempotency = {
  migrations: idempotencyMigrations,
  services: [provide(IdempotentReplies, IdempotencyService, Database, HostConfig)],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
