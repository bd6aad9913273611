import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { rowCounting } from './row-count.ts'

/** Policies of a table whose rows are a tenant's own, or nobody's. Not forced: look-up functions run as the owner. */
const own = (table: string, column: string, rights: string) => `
  alter table core.${table} enable row level security;
  create policy ashlar_tenant on core.${table} to ashlar_app
    using (${column} = (select core.tenant())) with check (${column} = (select core.tenant()));
  ${platform(table)}
  grant ${rights} on core.${table} to ashlar_app;`

const platform = (table: string, rights = 'select, insert, update, delete') => `
  create policy ashlar_platform on core.${table} to ashlar_platform using (true) with check (true);
  grant ${rights} on core.${table} to ashlar_platform;`

/**
 * What every installation stands on. Identity's tables (account, session, role, …) and their look-up functions are
 * in `platform/identity/identity.migrations.ts`; pages, settings and media likewise.
 */
export const foundationMigrations: readonly Migration[] = [
  migration('foundation-0001-tenants', [
    statement(`create function core.tenant() returns uuid language sql stable parallel safe
      as $$ select nullif(current_setting('ashlar.tenant', true), '')::uuid $$`),
    // Inside, a tenant is its guid; `id` is its number in the API. An agency's tenant names the agency.
    statement(`create table core.tenant (
      id bigint generated always as identity unique,
      guid uuid primary key,
      name text not null check (name <> '' and length(name) <= 120),
      plan text not null default 'basic' check (plan in ('basic', 'standard', 'enterprise')),
      agency_id bigint,
      created_at timestamptz not null default now())`),
    statement(own('tenant', 'guid', 'select, update (name)')),
    // Hosts are kept in lower case, without a port. One of a tenant's hosts is its main address.
    statement(`create table core.tenant_host (
      host text primary key check (host = lower(host) and host ~ '^[^/[:space:]]+$'),
      tenant_id uuid not null references core.tenant (guid) on delete cascade,
      is_main boolean not null default false,
      verified boolean not null default false)`),
    statement(`create unique index tenant_host_main on core.tenant_host (tenant_id) where is_main`),
    statement(own('tenant_host', 'tenant_id', 'select')),
  ]),
  migration('foundation-0002-entitlement', [
    // A module that is not listed is allowed from the lowest plan on; a listed one from the plans it is listed with.
    statement(`create table core.plan_module (
      plan text not null check (plan in ('basic', 'standard', 'enterprise')),
      module text not null,
      primary key (module, plan))`),
    statement(`alter table core.plan_module enable row level security;
      create policy ashlar_everybody on core.plan_module for select to ashlar_app using (true);
      ${platform('plan_module')}
      grant select on core.plan_module to ashlar_app`),
    // A tenant's switches: a module without a row is on as far as the plan allows it.
    tenantTable('tenant_module', [
      'module text not null',
      'enabled boolean not null',
      'primary key (tenant_id, module)',
      'foreign key (tenant_id) references core.tenant (guid) on delete cascade',
    ]),
    statement(`alter table core.tenant_module no force row level security`),
    // Plans are ordered: each holds what the one before holds.
    statement(`create function core.allowed(tenant_plan text, wanted text) returns boolean
      language sql stable parallel safe as $$
        select not exists (select from core.plan_module p where p.module = wanted)
          or exists (select from core.plan_module p where p.module = wanted
            and array_position(array['basic', 'standard', 'enterprise'], p.plan)
              <= array_position(array['basic', 'standard', 'enterprise'], tenant_plan))
      $$`),
    // The second half of every policy of a module's tables: does the tenant of the unit of work have the module?
    statement(`create function core.entitled(wanted text) returns boolean
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select wanted = 'core' or exists (select from core.tenant t where t.guid = core.tenant()
          and core.allowed(t.plan, wanted)
          and not exists (select from core.tenant_module m
            where m.tenant_id = t.guid and m.module = wanted and not m.enabled))
      $$`),
    // Of the installed modules those that a tenant has: the gate of the host asks the same question as the policies.
    statement(`create function core.modules_of(tenant_guid uuid, installed text[]) returns text[]
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select coalesce(array_agg(i.module order by i.place), '{}')
        from core.tenant t, unnest(installed) with ordinality i (module, place)
        where t.guid = tenant_guid and (i.module = 'core' or (core.allowed(t.plan, i.module)
          and not exists (select from core.tenant_module m
            where m.tenant_id = t.guid and m.module = i.module and not m.enabled)))
      $$`),
    // The look-up that is made before there is a tenant: which one answers on this host?
    statement(`create function core.find_tenant_by_host(wanted text, installed text[])
      returns table (guid uuid, id bigint, name text, plan text, agency_id bigint, modules text[], main_host text)
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select t.guid, t.id, t.name, t.plan, t.agency_id, core.modules_of(t.guid, installed),
          coalesce((select m.host from core.tenant_host m where m.tenant_id = t.guid and m.is_main), h.host)
        from core.tenant_host h join core.tenant t on t.guid = h.tenant_id where h.host = wanted
      $$`),
    // The same for a tenant known by its guid: chosen by an agency's account, or named by a job.
    statement(`create function core.find_tenant_by_guid(wanted uuid, installed text[])
      returns table (guid uuid, id bigint, name text, plan text, agency_id bigint, modules text[], main_host text)
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select t.guid, t.id, t.name, t.plan, t.agency_id, core.modules_of(t.guid, installed),
          (select h.host from core.tenant_host h where h.tenant_id = t.guid order by h.is_main desc, h.host limit 1)
        from core.tenant t where t.guid = wanted
      $$`),
    statement(`revoke execute on function core.find_tenant_by_host(text, text[]),
        core.find_tenant_by_guid(uuid, text[]), core.modules_of(uuid, text[]) from public;
      grant execute on function core.find_tenant_by_host(text, text[]),
        core.find_tenant_by_guid(uuid, text[]), core.modules_of(uuid, text[]) to ashlar_app, ashlar_platform`),
  ]),
  migration('foundation-0003-outbox-and-audit', [
    statement(`create table core.outbox (
      id bigint generated always as identity primary key,
      tenant_id uuid default core.tenant(),
      kind text not null check (kind in ('event', 'job', 'tags')),
      name text not null,
      payload jsonb not null,
      key text,
      start_after timestamptz,
      created_at timestamptz not null default now())`),
    statement(own('outbox', 'tenant_id', 'insert')),
    statement(`create table core.audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      tenant_id uuid default core.tenant(),
      actor uuid,
      on_behalf_of uuid,
      action text not null,
      entity text,
      entity_id text,
      request_id text,
      details jsonb)`),
    statement(`alter table core.audit enable row level security;
      create policy ashlar_tenant on core.audit for insert to ashlar_app
        with check (tenant_id = (select core.tenant()));
      ${platform('audit', 'select, insert')}
      grant insert on core.audit to ashlar_app`),
    statement(`create table core.job_progress (
      id uuid primary key,
      tenant_id uuid,
      name text not null,
      fraction real not null check (fraction between 0 and 1),
      message text not null,
      state text not null check (state in ('running', 'done', 'failed')),
      changed_at timestamptz not null default now())`),
    statement(own('job_progress', 'tenant_id', 'select')),
    statement(`create table core.state (
      key text primary key,
      value jsonb not null,
      changed_at timestamptz not null default now())`),
    statement(`alter table core.state enable row level security; ${platform('state')}`),
  ]),
  migration('foundation-0004-side-tables', [
    tenantTable('search_word', [
      'kind text not null',
      'word text collate "C" not null',
      'id bigint not null',
      'primary key (tenant_id, kind, word, id)',
    ]),
    statement('create index search_word_document on core.search_word (tenant_id, kind, id)'),
    tenantTable('block_usage', [
      'block_type text not null',
      'kind text not null',
      'id bigint not null',
      'primary key (tenant_id, block_type, kind, id)',
    ]),
    statement('create index block_usage_document on core.block_usage (tenant_id, kind, id)'),
  ]),
  // Tenants read their own log; that the platform did something is its own affair. Each way of asking has an index that
  // ends in the time.
  migration('foundation-0005-audit-log', [
    // The name stays readable when the account is gone, and when it is an agency's, which a tenant doesn't see.
    statement('alter table core.audit add column actor_name text'),
    statement(`create policy ashlar_tenant_reads on core.audit for select to ashlar_app
      using (tenant_id = (select core.tenant()) and action <> 'platform')`),
    statement('grant select on core.audit to ashlar_app'),
    statement('create index audit_by_time on core.audit (tenant_id, at, id)'),
    statement('create index audit_by_actor on core.audit (tenant_id, actor, at, id)'),
    statement('create index audit_by_action on core.audit (tenant_id, action, at, id)'),
    statement('create index audit_by_kind on core.audit (tenant_id, entity, at, id)'),
    statement('create index audit_by_record on core.audit (tenant_id, entity, entity_id, at, id)'),
    statement('create index audit_by_id on core.audit (tenant_id, id)'),
  ]),
  migration('foundation-0006-row-counts', [
    // `list` is a table with its schema; `part` what its rows are counted apart by.
    tenantTable(
      'row_count',
      [
        'list text not null',
        'part text not null',
        'shard smallint not null',
        'total bigint not null',
        'primary key (tenant_id, list, part, shard)',
      ],
      ['select'],
    ),
    statement('alter table core.row_count no force row level security'),
    ...rowCounting.map(statement),
  ]),
  migration('foundation-0007-media-usage', [
    tenantTable('media_usage', [
      'kind text not null',
      'id bigint not null',
      'media_id bigint not null',
      'primary key (tenant_id, media_id, kind, id)',
    ]),
    statement('create index media_usage_document on core.media_usage (tenant_id, kind, id)'),
  ]),
  migration('foundation-0008-record-versions', [
    tenantTable('record_version', [
      'kind text not null',
      'record_id bigint not null',
      'id bigint generated always as identity',
      'data jsonb not null',
      // No foreign key: the name stays readable when the account is gone.
      'author uuid',
      'author_name text',
      'replaced_at timestamptz not null default now()',
      'primary key (tenant_id, kind, record_id, id)',
    ]),
  ]),
  migration('foundation-0009-module-start', [
    // What a module said of itself when it was installed; the platform's plans and the tenants' switches go before it.
    statement(`create table core.module_start (
      module text primary key,
      plan text check (plan in ('basic', 'standard', 'enterprise')),
      starts_on boolean not null)`),
    statement(`alter table core.module_start enable row level security;
      create policy ashlar_everybody on core.module_start for select to ashlar_app using (true);
      ${platform('module_start')}
      grant select on core.module_start to ashlar_app`),
    statement(`create or replace function core.allowed(tenant_plan text, wanted text) returns boolean
      language sql stable parallel safe as $$
        select case when exists (select from core.plan_module p where p.module = wanted)
          then exists (select from core.plan_module p where p.module = wanted
            and array_position(array['basic', 'standard', 'enterprise'], p.plan)
              <= array_position(array['basic', 'standard', 'enterprise'], tenant_plan))
          else not exists (select from core.module_start s where s.module = wanted
            and array_position(array['basic', 'standard', 'enterprise'], s.plan)
              > array_position(array['basic', 'standard', 'enterprise'], tenant_plan)) end
      $$`),
    statement(`create function core.switched_on(tenant_guid uuid, wanted text) returns boolean
      language sql stable parallel safe as $$
        select coalesce(
          (select m.enabled from core.tenant_module m where m.tenant_id = tenant_guid and m.module = wanted),
          (select s.starts_on from core.module_start s where s.module = wanted), true)
      $$`),
    statement(`create or replace function core.entitled(wanted text) returns boolean
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select wanted = 'core' or exists (select from core.tenant t where t.guid = core.tenant()
          and core.allowed(t.plan, wanted) and core.switched_on(t.guid, wanted))
      $$`),
    statement(`create or replace function core.modules_of(tenant_guid uuid, installed text[]) returns text[]
      language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp as $$
        select coalesce(array_agg(i.module order by i.place), '{}')
        from core.tenant t, unnest(installed) with ordinality i (module, place)
        where t.guid = tenant_guid
          and (i.module = 'core' or (core.allowed(t.plan, i.module) and core.switched_on(t.guid, i.module)))
      $$`),
  ]),
  migration('foundation-0010-search-rank', [
    statement(`alter table core.search_word
      add column weight smallint not null default 1, add column rank bigint not null default 0`),
    statement(`create index search_word_best on core.search_word
      (tenant_id, kind, word, weight desc, rank desc, id desc)`),
    // Whether a document holds a word is one entry of it.
    statement('create index search_word_of_document on core.search_word (tenant_id, kind, id, word)'),
    statement('drop index core.search_word_document'),
  ]),
]
