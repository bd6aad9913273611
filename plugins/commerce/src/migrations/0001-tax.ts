import { migration, statement, tenantTable } from '@ashlar/sdk/server'

const taxClass = tenantTable('tax_class', [
  'id bigint generated always as identity',
  'name text not null',
  'revision integer not null default 1',
  'primary key (tenant_id, id)',
  'unique (tenant_id, name)',
])

const taxRate = tenantTable('tax_rate', [
  'id bigint generated always as identity',
  'tax_class_id bigint not null',
  'name text not null',
  'country text collate "C" not null',
  `region text collate "C" not null default ''`,
  'millionths integer not null check (millionths between 0 and 1000000)',
  'valid_from date',
  'valid_until date',
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, tax_class_id) references commerce.tax_class (tenant_id, id) on delete cascade',
])

/** One row for each website that has met its taxes once: by then it has its classes, too. */
const taxRules = tenantTable('tax_rules', [
  'prices_include_tax boolean not null default false',
  'default_class_id bigint',
  'primary key (tenant_id)',
  'foreign key (tenant_id, default_class_id) references commerce.tax_class (tenant_id, id)',
])

export default migration('0001-tax', [
  taxClass,
  taxRate,
  statement('create index tax_rate_by_class on commerce.tax_rate (tenant_id, tax_class_id, country, id)'),
  taxRules,
])
