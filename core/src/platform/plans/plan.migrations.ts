import { type Migration, migration, statement } from '@ashlar/sdk/server'
import { counted } from './counted-usage.ts'

/** What each plan allows; null: as much as you like. The platform changes it, everybody may read it. */
const plan = statement(`create table core.plan (
    name text primary key check (name in ('basic', 'standard', 'enterprise')),
    pages bigint check (pages >= 0),
    media_files bigint check (media_files >= 0),
    media_bytes bigint check (media_bytes >= 0),
    users bigint check (users >= 0));
  insert into core.plan values ('basic', 50, 500, 1073741824, 5), ('standard', 500, 5000, 21474836480, 25),
    ('enterprise', null, null, null, null);
  alter table core.plan enable row level security;
  create policy ashlar_everybody on core.plan for select to ashlar_app using (true);
  create policy ashlar_platform on core.plan to ashlar_platform using (true) with check (true);
  grant select on core.plan to ashlar_app;
  grant select, update on core.plan to ashlar_platform`)

/**
 * How much each tenant has of what plans limit: counted as rows come and go, so that nobody counts a large table.
 * Written by triggers alone, which run as the owner; so security is not forced.
 */
const usage = statement(`create table core.tenant_usage (
    tenant_id uuid not null references core.tenant (guid) on delete cascade,
    what text not null,
    amount bigint not null default 0,
    primary key (tenant_id, what));
  alter table core.tenant_usage enable row level security;
  create policy ashlar_tenant on core.tenant_usage to ashlar_app
    using (tenant_id = (select core.tenant())) with check (tenant_id = (select core.tenant()));
  create policy ashlar_platform on core.tenant_usage to ashlar_platform using (true) with check (true);
  grant select on core.tenant_usage to ashlar_app;
  grant select, insert, update, delete on core.tenant_usage to ashlar_platform`)

/** A tenant that is being deleted has no counters any more. */
const count = statement(`create function core.count_usage(tenant uuid, wanted text, more bigint) returns void
  language sql security definer set search_path = pg_catalog, pg_temp as $$
    insert into core.tenant_usage (tenant_id, what, amount)
      select t.guid, wanted, more from core.tenant t where t.guid = tenant and more <> 0
      on conflict (tenant_id, what) do update set amount = core.tenant_usage.amount + more
  $$;
  revoke all on function core.count_usage(uuid, text, bigint) from public`)

const countPages = counted('page', { pages: 'case when deleted_at is null then 1 else 0 end' })
const countMedia = counted('media', { media_files: '1', media_bytes: 'size' })
/** People of the back office who can sign in; customers are not counted. */
const countUsers = counted('account', { users: 'case when role_id <= 5 and disabled_at is null then 1 else 0 end' })

/** Rows are seen with the platform's rights: their owner, who migrates, has none. */
const countStored = statement(`grant usage on schema core to ashlar_platform;
  set local role ashlar_platform;
  insert into core.tenant_usage (tenant_id, what, amount)
    select tenant_id, 'pages', count(*) from core.page where deleted_at is null group by tenant_id
    union all select tenant_id, 'media_files', count(*) from core.media group by tenant_id
    union all select tenant_id, 'media_bytes', sum(size) from core.media group by tenant_id
    union all select tenant_id, 'users', count(*) from core.account
      where tenant_id is not null and role_id <= 5 and disabled_at is null group by tenant_id;
  reset role`)

/**
 * How much the tenant of the unit of work has and may have. Holds the counter until the work ends: of two that take
 * the last place at once, the second waits and finds it taken.
 */
const room = statement(`create function core.plan_room(wanted text) returns table (used bigint, most bigint)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
  begin
    insert into core.tenant_usage (tenant_id, what) select t.guid, wanted from core.tenant t where t.guid = core.tenant()
      on conflict do nothing;
    return query select u.amount, case wanted when 'pages' then p.pages when 'media_files' then p.media_files
        when 'media_bytes' then p.media_bytes when 'users' then p.users end
      from core.tenant_usage u join core.tenant t on t.guid = u.tenant_id join core.plan p on p.name = t.plan
      where u.tenant_id = core.tenant() and u.what = wanted for update of u;
  end $$;
  revoke all on function core.plan_room(text) from public;
  grant execute on function core.plan_room(text) to ashlar_app`)

/** After the tables that are counted. */
export const planMigrations: readonly Migration[] = [
  migration('plans-0001-limits', [plan, usage, count, countPages, countMedia, countUsers, countStored, room]),
  // The dashboard asks what came in the last days.
  migration('plans-0002-history', [
    statement(`create index page_by_creation on core.page (tenant_id, created_at);
      create index media_by_creation on core.media (tenant_id, created_at);
      create index account_by_creation on core.account (tenant_id, created_at)`),
  ]),
]
