import { migration, statement, tenantTable } from '@ashlar/sdk/server'

/** Adds only: servers that still run the version before go on working. */
export default migration('0002-reward', [
  tenantTable('reward', [
    'id bigint generated always as identity',
    'title text not null',
    'cost integer not null check (cost > 0)',
    'primary key (tenant_id, id)',
  ]),
  statement('create index reward_by_cost on loyalty.reward (tenant_id, cost, id)'),
  statement('alter table loyalty.member add column visits integer not null default 0'),
])
