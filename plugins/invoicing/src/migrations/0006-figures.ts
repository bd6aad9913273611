import { migration, statement } from '@ashlar/sdk/server'

const open = `type = 'invoice' and status in ('pending_payment', 'partial_payment')`
const booked = `type in ('invoice', 'refund') and number <> ''`
const takenBack = `type = 'invoice' and number <> '' and cancelled_on is not null`

/** The day on which an invoice was cancelled, which figures count by, so that those of earlier months stay as they are. */
const cancelled = [
  statement('alter table invoicing.document add column cancelled_on date'),
  statement(`
    alter table invoicing.document no force row level security;
    alter table invoicing.document_step no force row level security;
    update invoicing.document d set cancelled_on = s.day from (
      select tenant_id, document_id, (max(at) at time zone 'utc')::date as day
        from invoicing.document_step where kind = 'cancelled' group by tenant_id, document_id) s
      where s.tenant_id = d.tenant_id and s.document_id = d.id;
    alter table invoicing.document force row level security;
    alter table invoicing.document_step force row level security`),
  statement(`alter table invoicing.document add constraint document_cancelled_on
    check (status <> 'cancelled' or cancelled_on is not null)`),
  statement(`create function invoicing.keep_cancelled() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if current_user <> 'ashlar_platform' and new.cancelled_on is distinct from old.cancelled_on then
        raise exception 'The day of a cancellation cannot be changed.' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`),
  statement(`create trigger keep_cancelled before update on invoicing.document
    for each row when (old.cancelled_on is not null) execute function invoicing.keep_cancelled()`),
]

/** Figures read their index alone, and of it only what they count. */
const indexes = [
  statement(`create index document_open on invoicing.document (tenant_id, currency, due_key)
    include (type, status, grand_total, amount_paid) where ${open}`),
  statement(`create index document_booked on invoicing.document (tenant_id, invoice_date, id)
    include (type, number, currency, grand_total, tax) where ${booked}`),
  statement(`create index document_taken_back on invoicing.document (tenant_id, cancelled_on, id)
    include (type, number, currency, grand_total, tax) where ${takenBack}`),
  statement(`create index step_decided on invoicing.document_step (tenant_id, at, document_id)
    include (kind) where kind in ('approved', 'declined')`),
]

export default migration('0006-figures', [...cancelled, ...indexes])
