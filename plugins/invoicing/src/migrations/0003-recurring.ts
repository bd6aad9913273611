import { migration, statement, tenantTable } from '@ashlar/sdk/server'

const oneOf = (column: string, words: string) => `check (${column} in (${words}))`
const toDocument = (column: string) =>
  `foreign key (tenant_id, ${column}) references invoicing.document (tenant_id, id) on delete cascade`

/** The schedule of a document of the type recurring. */
const recurrence = tenantTable(
  'recurrence',
  [
    'document_id bigint not null',
    'primary key (tenant_id, document_id)',
    'every integer not null check (every > 0)',
    `unit text collate "C" not null ${oneOf('unit', `'day', 'week', 'month', 'year'`)}`,
    'anchor date not null',
    'until date',
    'times integer',
    `prices text collate "C" not null ${oneOf('prices', `'fixed', 'current'`)}`,
    `action text collate "C" not null ${oneOf('action', `'draft', 'issue', 'send'`)}`,
    `catch_up text collate "C" not null ${oneOf('catch_up', `'all', 'last'`)}`,
    `state text collate "C" not null default 'draft'
      ${oneOf('state', `'draft', 'active', 'paused', 'failed', 'ended'`)}`,
    `failure text not null default ''`,
    // For which the next invoice is made, or the one that failed.
    'next_date date',
    'made integer not null default 0',
    toDocument('document_id'),
    `check ((next_date is not null) = (state in ('active', 'failed')))`,
  ],
  ['select', 'insert', 'update'],
)

/** Dates for which an invoice was made, or none is to be made: never two for one date. */
const occurrence = tenantTable(
  'occurrence',
  [
    'document_id bigint not null',
    'day date not null',
    // Null for a date that is skipped.
    'made_id bigint',
    'primary key (tenant_id, document_id, day)',
    toDocument('document_id'),
    toDocument('made_id'),
  ],
  ['select', 'insert', 'delete'],
)

export default migration('0003-recurring', [
  recurrence,
  occurrence,
  statement(
    `create index recurrence_due on invoicing.recurrence (tenant_id, next_date, document_id) where state = 'active'`,
  ),
  // For the whole installation.
  statement(
    `create index recurrence_due_anywhere on invoicing.recurrence (next_date, tenant_id) where state = 'active'`,
  ),
  statement(`create index occurrence_made on invoicing.occurrence (tenant_id, made_id) where made_id is not null`),
])
