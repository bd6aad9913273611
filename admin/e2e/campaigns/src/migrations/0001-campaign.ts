import { migration, tenantTable } from '@ashlar/sdk/server'

export default migration('0001-campaign', [
  tenantTable('campaign', [
    'id bigint generated always as identity',
    'name text not null',
    'content text',
    'revision integer not null default 0',
    'primary key (tenant_id, id)',
  ]),
])
