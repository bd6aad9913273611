import { migration, statement, tenantTable } from '@ashlar/sdk/server'

export default migration('0001-record', [
  tenantTable('record', [
    'id bigint generated always as identity',
    'kind text not null',
    'body jsonb not null',
    'primary key (tenant_id, id)',
  ]),
  statement('create index record_by_kind on desk.record (tenant_id, kind, id)'),
])
