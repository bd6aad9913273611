import { type Migration, migration, statement } from '@ashlar/sdk/server'

/** Packages are the whole installation's: requests have no right to any of these tables, the platform's role has. */
function forPlatform(table: string) {
  return statement(`alter table ${table} enable row level security;
    create policy ashlar_platform on ${table} to ashlar_platform using (true) with check (true);
    grant select, insert, update, delete on ${table} to ashlar_platform`)
}

const tables = [
  // The tarball as it was fetched: every server process unpacks it from here.
  `create table package_release (
    name text not null,
    version text not null,
    integrity text not null,
    manifest jsonb not null,
    description text not null,
    license text not null,
    size bigint not null,
    source text not null,
    tarball bytea not null,
    created_at timestamptz not null default now(),
    primary key (name, version)
  )`,
  // Append only: every server process follows the newest, and going back is one more row.
  `create table package_set (
    generation integer primary key check (generation > 0),
    content jsonb not null,
    change_id uuid not null unique,
    created_at timestamptz not null default now()
  )`,
  `create table package_plan (
    id uuid primary key,
    generation integer not null,
    request jsonb not null,
    body jsonb not null,
    fingerprint text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create table package_change (
    id uuid primary key,
    number bigint generated always as identity unique,
    plan_id text not null,
    request jsonb not null,
    fingerprint text not null,
    action text not null,
    name text not null,
    title text not null,
    from_version text,
    to_version text,
    state text not null check (state in ('running', 'done', 'failed', 'withdrawn')),
    steps jsonb not null,
    reason text not null default '',
    code text not null default '',
    by_name text not null,
    asked_by uuid,
    asked_in uuid,
    attempt integer not null default 1,
    process_id uuid not null,
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  // One change at a time in the whole installation.
  `create unique index package_change_running on package_change ((true)) where state = 'running'`,
  'create index package_change_by_name on package_change (name, number)',
  `create table package_fault (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    name text not null,
    version text not null,
    place_kind text not null,
    place text not null,
    message text not null
  )`,
  'create index package_fault_by_name on package_fault (name, at)',
  `create table server_process (
    id uuid primary key,
    pid integer not null,
    machine text not null,
    generation integer not null,
    failure text not null default '',
    memory bigint not null,
    loaded_versions integer not null,
    most_versions integer not null,
    started_at timestamptz not null,
    seen_at timestamptz not null default now()
  )`,
]

const names = ['package_release', 'package_set', 'package_plan', 'package_change', 'package_fault', 'server_process']

export const installationMigrations: readonly Migration[] = [
  migration('packages-0001-installation', [...tables.map(statement), ...names.map(forPlatform)]),
  // Guid of the tenant on whose word a fault stands: what happened in a browser. No reference: tenants go.
  migration('packages-0002-browser-faults', [statement('alter table core.package_fault add column said_by uuid')]),
  // When a plan was last made with a release: it is kept for a day, whether it was made true or not.
  migration('packages-0003-asked-releases', [
    statement('alter table core.package_release add column asked_at timestamptz not null default now()'),
  ]),
  // What a version was when it first served: from then on its number never stands for anything else.
  migration('packages-0004-activated-versions', [
    statement(`create table core.package_activation (
      name text not null,
      version text not null,
      integrity text not null,
      primary key (name, version)
    )`),
    statement(`insert into core.package_activation (name, version, integrity)
      select r.name, r.version, r.integrity from core.package_release r where exists (
        select from core.package_set s, jsonb_array_elements((s.content -> 'packages') || (s.content -> 'trials')) used
        where used ->> 'name' = r.name and used ->> 'version' = r.version)`),
    forPlatform('core.package_activation'),
  ]),
]
