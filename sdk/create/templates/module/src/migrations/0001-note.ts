import { migration, tenantTable } from '@ashlar/sdk/server'

/** The host adds `tenant_id` and row-level security: nobody can see another tenant's rows. */
export const note = migration('0001-note', [
  tenantTable('note', [
    'id bigint not null generated always as identity',
    'text text not null',
    'created_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
  ]),
])
