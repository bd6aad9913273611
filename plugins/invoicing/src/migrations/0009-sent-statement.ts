import { migration, statement, tenantTable } from '@ashlar/sdk/server'

/** Statements of account as they were emailed, for as long as their email is kept. */
const sentStatement = tenantTable(
  'sent_statement',
  [
    'id bigint generated always as identity',
    'primary key (tenant_id, id)',
    'customer_id bigint not null',
    'content jsonb not null',
    'sent_at timestamptz not null default now()',
  ],
  ['select', 'insert', 'delete'],
)

export default migration('0009-sent-statement', [
  sentStatement,
  statement('create index sent_statement_of_customer on invoicing.sent_statement (tenant_id, customer_id)'),
  statement('create index sent_statement_by_time on invoicing.sent_statement (tenant_id, sent_at)'),
])
