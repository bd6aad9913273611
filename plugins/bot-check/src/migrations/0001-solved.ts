import { migration, statement, takenOver, tenantTable } from '@ashlar/sdk/server'

/** The table was core's. */
export default migration('0001-solved', [
  // Challenges that were used, until they would have been too late anyway.
  takenOver(
    tenantTable('solved_challenge', [
      'signature text collate "C" not null',
      'ends_at timestamptz not null',
      'primary key (tenant_id, signature)',
    ]),
  ),
  statement('create index if not exists solved_challenge_by_end on solved_challenge (tenant_id, ends_at)'),
])
