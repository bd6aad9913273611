import { migration, statement } from '@ashlar/sdk/server'

const open = `type = 'invoice' and status in ('pending_payment', 'partial_payment') and not is_deleted`

/** When it was told that an invoice passed its due date. Of those that are overdue by now, nobody is told. */
export default migration('0010-overdue', [
  statement('alter table invoicing.document add column overdue_at timestamptz'),
  statement(`
    alter table invoicing.document no force row level security;
    update invoicing.document set overdue_at = (due_date + 1)::timestamp at time zone 'utc'
      where ${open} and due_date < current_date;
    alter table invoicing.document force row level security`),
  statement(`create index document_to_call_overdue on invoicing.document (tenant_id, due_key, id)
    where ${open} and overdue_at is null`),
  statement(`create index document_overdue on invoicing.document (tenant_id, overdue_at, id)
    where overdue_at is not null`),
])
