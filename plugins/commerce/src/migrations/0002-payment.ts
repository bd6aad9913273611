import { countRows, migration, statement, tenantTable } from '@ashlar/sdk/server'

const statuses = `check (status in ('asked', 'failed', 'succeeded'))`

const payment = tenantTable('payment', [
  'id bigint generated always as identity',
  'key uuid not null default gen_random_uuid()',
  'subject_kind text collate "C" not null',
  'subject_id bigint not null',
  'title text not null',
  'customer_id bigint',
  'amount bigint not null check (amount > 0)',
  'currency text not null',
  'provider text collate "C" not null',
  `status text collate "C" not null default 'asked' ${statuses}`,
  `reference text collate "C" not null default ''`,
  `return_to text not null default ''`,
  `note text not null default ''`,
  // Never more than was paid, whatever is asked at once.
  'refunded bigint not null default 0 check (refunded between 0 and amount)',
  'received_amount bigint',
  'received_currency text',
  'asked_at timestamptz not null default now()',
  'settled_at timestamptz',
  'primary key (tenant_id, id)',
])

const refund = tenantTable('refund', [
  'id bigint generated always as identity',
  'key uuid not null default gen_random_uuid()',
  'payment_id bigint not null',
  'amount bigint not null check (amount > 0)',
  `reason text not null default ''`,
  `status text not null default 'asked' ${statuses}`,
  'asked_at timestamptz not null default now()',
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, payment_id) references commerce.payment (tenant_id, id)',
])

/** What providers told, each once. */
const news = tenantTable('provider_news', [
  'provider text collate "C" not null',
  'event_id text collate "C" not null',
  'received_at timestamptz not null default now()',
  'primary key (tenant_id, provider, event_id)',
])

const index = (name: string, columns: string, where = '') =>
  statement(`create index ${name} on commerce.payment (tenant_id, ${columns})${where}`)

export default migration('0002-payment', [
  payment,
  index('payment_by_subject', 'subject_kind, subject_id, id'),
  index('payment_by_day', 'asked_at, id'),
  index('payment_by_amount', 'amount, id'),
  index('payment_by_status', 'status, asked_at, id'),
  index('payment_by_customer', 'customer_id, asked_at, id'),
  index('payment_by_reference', 'provider, reference', ` where reference <> ''`),
  index('payment_that_differs', 'asked_at, id', ' where received_amount is not null'),
  countRows('payment', 'status'),
  refund,
  statement('create index refund_by_payment on commerce.refund (tenant_id, payment_id, id)'),
  news,
])
