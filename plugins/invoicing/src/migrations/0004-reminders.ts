import { migration, statement, tenantTable } from '@ashlar/sdk/server'

const ofDocument = (column: string) =>
  `foreign key (tenant_id, ${column}) references invoicing.document (tenant_id, id) on delete cascade`

/** What became of a step of an invoice's reminders: each step once. Those sent by hand belong to no step. */
const reminder = tenantTable('reminder', [
  'id bigint generated always as identity',
  'primary key (tenant_id, id)',
  'document_id bigint not null',
  'days integer',
  `state text collate "C" not null check (state in ('sent', 'passed', 'no-address'))`,
  // The invoice of the late fee that came with it.
  'fee_id bigint',
  'at timestamptz not null default now()',
  'unique (tenant_id, document_id, days)',
  ofDocument('document_id'),
  ofDocument('fee_id'),
])

const stopped = tenantTable('document_without_reminders', [
  'document_id bigint not null',
  'primary key (tenant_id, document_id)',
  ofDocument('document_id'),
])

const customer = tenantTable('customer_without_reminders', [
  'customer_id bigint not null',
  'primary key (tenant_id, customer_id)',
])

export default migration('0004-reminders', [
  ...[reminder, stopped, customer],
  statement(`create index reminder_of_fee on invoicing.reminder (tenant_id, fee_id) where fee_id is not null`),
  statement(`create index invoice_to_remind_of on invoicing.document (tenant_id, due_key, id)
    where type = 'invoice' and status in ('pending_payment', 'partial_payment') and not is_deleted`),
])
