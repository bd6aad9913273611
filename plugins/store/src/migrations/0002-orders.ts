import { countRows, migration, statement, tenantTable } from '@ashlar/sdk/server'

const text = (name: string) => `${name} text not null default ''`
const fixed = (name: string) => `${name} text collate "C" not null default ''`
const flag = (name: string, is = false) => `${name} boolean not null default ${is}`
const money = (name: string) => `${name} bigint not null default 0`
const list = (name: string) => `${name} jsonb not null default '[]'`
const oneOf = (column: string, words: string) => `check (${column} in (${words}))`

const statuses = `'draft', 'awaiting_customer', 'pending_payment', 'partial_payment', 'paid', 'refunded', 'cancelled',
  'declined', 'approved', 'archived'`

const cart = tenantTable('cart', [
  'id bigint generated always as identity',
  // One of both: whoever signs in takes the visitor's cart along.
  'visitor text collate "C"',
  'account uuid',
  'created_at timestamptz not null default now()',
  'changed_at timestamptz not null default now()',
  flag('is_told'),
  'primary key (tenant_id, id)',
  'unique (tenant_id, visitor)',
  'unique (tenant_id, account)',
])

const cartLine = tenantTable('cart_line', [
  'id bigint generated always as identity',
  'cart_id bigint not null',
  'variant_id bigint not null',
  'quantity integer not null check (quantity > 0)',
  // What the shopper saw when they last changed the line.
  money('seen_price'),
  'primary key (tenant_id, id)',
  'unique (tenant_id, cart_id, variant_id)',
  'foreign key (tenant_id, cart_id) references store.cart (tenant_id, id) on delete cascade',
  'foreign key (tenant_id, variant_id) references store.variant (tenant_id, id) on delete cascade',
])

const zone = tenantTable('delivery_zone', [
  'id bigint generated always as identity',
  'name text not null',
  'position integer not null default 0',
  flag('is_active', true),
  ...[list('countries'), list('regions'), list('postcodes'), list('rates')],
  'primary key (tenant_id, id)',
])

const discount = tenantTable('discount', [
  'id bigint generated always as identity',
  'code text not null',
  'code_key text collate "C" not null',
  `kind text collate "C" not null ${oneOf('kind', `'percent', 'amount', 'free_delivery'`)}`,
  'millionths integer not null default 0 check (millionths between 0 and 1000000)',
  money('amount'),
  'starts_at timestamptz',
  'ends_at timestamptz',
  'most_uses bigint',
  // Never more, however many orders are placed at once.
  'uses bigint not null default 0',
  flag('is_once_only'),
  money('least_total'),
  flag('is_active', true),
  'revision integer not null default 1',
  'primary key (tenant_id, id)',
  'unique (tenant_id, code_key)',
])

const order = tenantTable('web_order', [
  'id bigint generated always as identity',
  fixed('number'),
  `status text collate "C" not null default 'pending_payment' ${oneOf('status', statuses)}`,
  `fulfilment text collate "C" not null default 'pending'
    ${oneOf('fulfilment', `'pending', 'ready_for_pickup', 'shipped', 'completed'`)}`,
  `stock text collate "C" not null default 'reserved' ${oneOf('stock', `'reserved', 'released', 'taken'`)}`,
  'customer_id bigint',
  'account uuid',
  'visitor text collate "C"',
  fixed('quote_hash'),
  'contact jsonb not null',
  'address jsonb',
  'delivery jsonb not null',
  list('delivery_rates'),
  fixed('code'),
  'discount_id bigint',
  ...['sub_total', 'discount', 'tax', 'grand_total', 'amount_paid', 'amount_refunded'].map(money),
  list('taxes'),
  flag('prices_include_tax'),
  'currency text not null',
  text('notes'),
  'tracking jsonb',
  fixed('payment'),
  'placed_at timestamptz not null default now()',
  'pay_by timestamptz',
  'revision integer not null default 1',
  'primary key (tenant_id, id)',
])

const line = tenantTable('web_order_line', [
  'id bigint generated always as identity',
  'order_id bigint not null',
  'product_id bigint not null',
  'variant_id bigint not null',
  'name text not null',
  'kind text not null',
  'sku text not null',
  list('options'),
  'quantity integer not null check (quantity > 0)',
  money('unit_price'),
  list('rates'),
  ...['total', 'discount', 'tax'].map(money),
  'returned integer not null default 0',
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, order_id) references store.web_order (tenant_id, id) on delete cascade',
])

const step = tenantTable('web_order_step', [
  'id bigint generated always as identity',
  'order_id bigint not null',
  'kind text not null',
  text('note'),
  'amount bigint',
  text('by'),
  // Told twice, such as by a provider of payments, it is written once.
  'key text collate "C"',
  'at timestamptz not null default now()',
  'primary key (tenant_id, id)',
  'unique (tenant_id, order_id, key)',
  'foreign key (tenant_id, order_id) references store.web_order (tenant_id, id) on delete cascade',
])

const use = tenantTable('discount_use', [
  'discount_id bigint not null',
  'order_id bigint not null',
  'customer_id bigint not null',
  'primary key (tenant_id, discount_id, order_id)',
  'foreign key (tenant_id, discount_id) references store.discount (tenant_id, id) on delete cascade',
  'foreign key (tenant_id, order_id) references store.web_order (tenant_id, id) on delete cascade',
])

const index = (name: string, table: string, columns: string, where = '') =>
  statement(`create index ${name} on store.${table} (tenant_id, ${columns})${where}`)

export default migration('0002-orders', [
  cart,
  index('cart_by_change', 'cart', 'changed_at, id'),
  cartLine,
  index('cart_line_by_variant', 'cart_line', 'variant_id'),
  zone,
  discount,
  order,
  index('web_order_by_date', 'web_order', 'placed_at, id'),
  index('web_order_by_number', 'web_order', 'number, id'),
  index('web_order_by_total', 'web_order', 'grand_total, id'),
  index('web_order_of_status', 'web_order', 'status, placed_at, id'),
  index('web_order_of_fulfilment', 'web_order', 'fulfilment, placed_at, id'),
  index('web_order_of_customer', 'web_order', 'customer_id, placed_at, id'),
  index('web_order_of_account', 'web_order', 'account, placed_at, id', ' where account is not null'),
  index('web_order_of_visitor', 'web_order', 'visitor, placed_at, id', ' where visitor is not null'),
  countRows('web_order', 'status'),
  line,
  index('web_order_line_by_order', 'web_order_line', 'order_id, id'),
  step,
  use,
  index('discount_use_by_customer', 'discount_use', 'discount_id, customer_id'),
])
