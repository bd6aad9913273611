import { type Migration, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { pageCounts } from './page.counts.ts'

const page = tenantTable('page', [
  'id bigint generated always as identity',
  'title text not null',
  'slug text not null',
  'parent_id bigint',
  'sort integer not null default 0',
  `status text not null default 'draft' check (status in ('draft', 'published', 'archived'))`,
  'publish_date timestamptz not null default now()',
  'unpublish_date timestamptz',
  'show_page_title boolean not null default true',
  'show_header boolean not null default true',
  'show_footer boolean not null default true',
  `excerpt text not null default ''`,
  `image text not null default ''`,
  `meta_title text not null default ''`,
  `meta_description text not null default ''`,
  'noindex boolean not null default false',
  'is_dummy boolean not null default false',
  'deleted_at timestamptz',
  'revision integer not null default 1',
  'changed_at timestamptz not null default now()',
  'changed_by uuid',
  `changed_by_name text not null default ''`,
  'primary key (tenant_id, id)',
  'foreign key (tenant_id, parent_id) references core.page (tenant_id, id)',
])

/** Content is a row of its own, so that a list of pages reads none of it and both count their revisions apart. */
const pageContent = tenantTable('page_content', [
  'page_id bigint not null',
  'revision integer not null default 1',
  'content jsonb',
  'changed_at timestamptz not null default now()',
  'changed_by uuid',
  `changed_by_name text not null default ''`,
  'primary key (tenant_id, page_id)',
  'foreign key (tenant_id, page_id) references core.page (tenant_id, id) on delete cascade',
])

/** Append only: requests can neither change nor delete what was once saved; a name alone is given later. */
const pageRevision = tenantTable(
  'page_revision',
  [
    'id bigint generated always as identity',
    'page_id bigint not null',
    'revision integer not null',
    'content jsonb',
    `kind text not null check (kind in ('save', 'publish', 'overwrite', 'restore'))`,
    `label text not null default ''`,
    'author uuid',
    `author_name text not null default ''`,
    'created_at timestamptz not null default now()',
    'primary key (tenant_id, id)',
    'foreign key (tenant_id, page_id) references core.page (tenant_id, id) on delete cascade',
  ],
  ['select', 'insert'],
)

const pageDraft = tenantTable('page_draft', [
  'page_id bigint not null',
  'account uuid not null',
  'content jsonb not null',
  'base_revision integer not null',
  'changed_at timestamptz not null default now()',
  'primary key (tenant_id, page_id, account)',
  'foreign key (tenant_id, page_id) references core.page (tenant_id, id) on delete cascade',
])

/** One index for each order in which pages can be listed, and for the tree. */
const indexes = [
  'create unique index page_slug_taken on core.page (tenant_id, slug) where deleted_at is null',
  'create index page_by_slug on core.page (tenant_id, slug, id)',
  'create index page_by_title on core.page (tenant_id, lower(title), id)',
  'create index page_by_status on core.page (tenant_id, status, id)',
  'create index page_by_publish_date on core.page (tenant_id, publish_date, id)',
  'create index page_by_unpublish_date on core.page (tenant_id, unpublish_date) where unpublish_date is not null',
  'create index page_by_changed_at on core.page (tenant_id, changed_at, id)',
  'create index page_by_sort on core.page (tenant_id, sort, id)',
  'create index page_by_parent on core.page (tenant_id, parent_id, sort, id)',
  'create index page_revision_by_page on core.page_revision (tenant_id, page_id, id)',
]

/** Which pages hold a linked copy of which template; a template that is used can't be deleted. */
const templateUsage = tenantTable('template_usage', [
  'template_id bigint not null',
  'page_id bigint not null',
  'primary key (tenant_id, template_id, page_id)',
  'foreign key (tenant_id, template_id) references core.component_template (tenant_id, id)',
  'foreign key (tenant_id, page_id) references core.page (tenant_id, id) on delete cascade',
])

const searchAndSharing = [
  `alter table core.page add column meta_image text not null default '', add column canonical text not null default '',
    add column nofollow boolean not null default false, add column created_at timestamptz not null default now()`,
  'create index page_in_trash on core.page (tenant_id, changed_at, id) where deleted_at is not null',
]

/** The login that migrates owns the tables and is held by their policies too, so these are lifted for the moment. */
const ofAllTenants = (tables: readonly string[], text: string): string =>
  [
    ...tables.map((table) => `alter table core.${table} no force row level security`),
    text,
    ...tables.map((table) => `alter table core.${table} force row level security`),
  ].join(';')

const usageOfStoredPages = ofAllTenants(
  ['page', 'page_content', 'component_template', 'template_usage'],
  `update core.page set created_at = changed_at;
  insert into core.template_usage (tenant_id, template_id, page_id)
    select distinct t.tenant_id, t.id, c.page_id
    from core.page_content c, jsonb_each(case when jsonb_typeof(c.content -> 'nodes') = 'object' then c.content -> 'nodes' else '{}' end) as n (key, node), core.component_template t
    where t.tenant_id = c.tenant_id and node ->> 'template' = t.id::text`,
)

export const pageMigrations: readonly Migration[] = [
  migration('pages-0001-page', [page, pageContent, pageRevision, pageDraft, ...indexes.map(statement)]),
  migration('pages-0002-templates-in-use', [
    ...searchAndSharing.map(statement),
    templateUsage,
    statement('create index template_usage_of_page on core.template_usage (tenant_id, page_id)'),
    statement(usageOfStoredPages),
  ]),
  pageCounts,
  migration('pages-0004-named-revisions', [
    statement(`alter table core.page_revision add column name text not null default ''`),
    statement('grant update (name) on core.page_revision to ashlar_app'),
  ]),
  migration('pages-0005-live-content', [
    statement(`alter table core.page_content add column live_revision integer, add column live_content jsonb,
      add column live_changed_at timestamptz,
      add constraint page_content_live check ((live_revision is null) = (live_changed_at is null)
        and (live_revision is not null or live_content is null))`),
    statement(
      'create index page_unpublished on core.page_content (tenant_id, page_id) where live_revision is not null',
    ),
  ]),
]
