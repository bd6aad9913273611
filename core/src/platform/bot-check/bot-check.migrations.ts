import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'

export const botCheckMigrations: readonly Migration[] = [
  migration('bot-check-0001-solved', [
    // Challenges that were used, until they would have been too late anyway.
    tenantTable('solved_challenge', [
      'signature text collate "C" not null',
      'ends_at timestamptz not null',
      'primary key (tenant_id, signature)',
    ]),
    statement('create index solved_challenge_by_end on core.solved_challenge (tenant_id, ends_at)'),
  ]),
]
