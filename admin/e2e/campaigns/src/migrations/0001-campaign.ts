import { migration, tenantTable } from '@ashlar/sdk/server'

export default migration('0001-campaign', [
  tenantTable('campaign', [
    'id bigint generated always as identity',
    'name text not null',
    'primary key (tenant_id, id)',
  ]),
])
