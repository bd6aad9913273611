import { migration, statement, tenantTable } from '@ashlar/sdk/server'

export default migration('0001-member', [
  tenantTable('member', [
    'id bigint generated always as identity',
    'name text not null',
    'email text not null',
    'points integer not null default 0 check (points >= 0)',
    'last_visit timestamptz',
    'primary key (tenant_id, id)',
  ]),
  statement('create unique index member_email on loyalty.member (tenant_id, lower(email))'),
  statement('create index member_by_name on loyalty.member (tenant_id, lower(name), id)'),
  statement('create index member_by_points on loyalty.member (tenant_id, points, id)'),
])
