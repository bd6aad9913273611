import { migration, statement, tenantTable } from '@ashlar/sdk/server'

const ofDocument =
  'foreign key (tenant_id, document_id) references invoicing.document (tenant_id, id) on delete cascade'

/** Which payment a form of the customer's page asked for: sent twice, it asks once. */
const askedPayment = tenantTable('asked_payment', [
  'document_id bigint not null',
  'key text collate "C" not null',
  'payment_id bigint not null',
  'at timestamptz not null default now()',
  'primary key (tenant_id, document_id, key)',
  ofDocument,
])

/** Refunds of a deposit for an invoice that used it, rather than of what was left of it. */
const depositRefund = tenantTable('deposit_refund', [
  'refund_id bigint not null',
  // The invoice.
  'document_id bigint not null',
  // The quote or work order for which the deposit was paid.
  'deposit_of bigint not null',
  'primary key (tenant_id, refund_id)',
  ofDocument,
  'foreign key (tenant_id, deposit_of) references invoicing.document (tenant_id, id) on delete cascade',
])

/** As in 0001, and with the deposit that was printed. */
const keepIssued = `create or replace function invoicing.keep_issued() returns trigger language plpgsql
    set search_path = pg_catalog, pg_temp as $$
    begin
      if current_user = 'ashlar_platform' or old.number = '' then
        return case tg_op when 'DELETE' then old else new end;
      end if;
      if tg_op = 'DELETE' then
        raise exception 'Issued documents cannot be deleted.' using errcode = 'restrict_violation';
      end if;
      if (new.type, new.number, new.invoice_date, new.due_date, new.party, new.currency, new.prices_include_tax,
          new.discount_rule, new.sub_total, new.discount, new.tax, new.grand_total, new.taxes, new.notes, new.terms,
          new.issued_at, new.is_deleted, new.customer_name, new.vehicle, new.deposit_rule)
        is distinct from (old.type, old.number, old.invoice_date, old.due_date, old.party, old.currency,
          old.prices_include_tax, old.discount_rule, old.sub_total, old.discount, old.tax, old.grand_total, old.taxes,
          old.notes, old.terms, old.issued_at, old.is_deleted, old.customer_name, old.vehicle, old.deposit_rule) then
        raise exception 'Issued documents cannot be changed.' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`

export default migration('0005-deposit', [
  statement(`alter table invoicing.document
    add column deposit_rule jsonb,
    add column deposit_asked bigint not null default 0,
    add column deposit_paid bigint not null default 0`),
  // The quote or work order whose deposit the money is: null for what customers paid too much.
  statement(`alter table invoicing.credit
    add column deposit_of bigint,
    add foreign key (tenant_id, deposit_of) references invoicing.document (tenant_id, id)`),
  ...[askedPayment, depositRefund],
  statement(`create index credit_of_deposit on invoicing.credit (tenant_id, deposit_of) where deposit_of is not null`),
  statement('create index deposit_refund_of_document on invoicing.deposit_refund (tenant_id, document_id)'),
  statement('create index deposit_refund_of_deposit on invoicing.deposit_refund (tenant_id, deposit_of)'),
  statement(keepIssued),
])
