import { Database, provide, type ServerContribution } from '@ashlar/sdk/server'
import { HostConfig, IdempotentReplies } from '../../host/tokens.ts'
import { idempotencyMigrations } from './idempotency.migrations.ts'
import { IdempotencyService } from './idempotency.service.ts'
import { IdempotencyKeyEntity } from './idempotency-key.entity.ts'

export const idempotency = {
  entities: [IdempotencyKeyEntity],
  migrations: idempotencyMigrations,
  services: [provide(IdempotentReplies, IdempotencyService, Database, HostConfig)],
  routes: [],
  subscriptions: [],
} satisfies ServerContribution
