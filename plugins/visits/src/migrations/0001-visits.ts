import { migration, tenantTable } from '@ashlar/sdk/server'

/** Days are those of the website's own clock. `*` stands for pages or sources beyond those that are counted apart. */
export default migration('0001-visits', [
  tenantTable('visit_day', [
    'day date not null',
    'views bigint not null check (views >= 0)',
    'visitors bigint not null check (visitors >= 0)',
    'primary key (tenant_id, day)',
  ]),
  tenantTable('page_day', [
    'day date not null',
    `path text collate "C" not null check (path <> '' and length(path) <= 500)`,
    'views bigint not null check (views >= 0)',
    'primary key (tenant_id, day, path)',
  ]),
  tenantTable('source_day', [
    'day date not null',
    // Empty where the browser named none.
    'host text collate "C" not null check (length(host) <= 253)',
    'views bigint not null check (views >= 0)',
    'primary key (tenant_id, day, host)',
  ]),
  // Both are deleted once their day is over: from then on nobody can tell whose marks these were.
  tenantTable('visitor_salt', ['day date not null', 'salt text not null', 'primary key (tenant_id, day)']),
  tenantTable('visitor_mark', [
    'day date not null',
    'mark text collate "C" not null check (length(mark) <= 64)',
    'primary key (tenant_id, day, mark)',
  ]),
])
