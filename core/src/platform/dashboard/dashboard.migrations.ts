import { type Migration, migration, tenantTable } from '@ashlar/sdk/server'

export const dashboardMigrations: readonly Migration[] = [
  migration('dashboard-0001-arrangement', [
    tenantTable('dashboard_arrangement', [
      // No foreign key: accounts of agencies belong to no tenant.
      'account uuid not null',
      "widgets text[] not null default '{}' check (cardinality(widgets) <= 200)",
      "hidden text[] not null default '{}' check (cardinality(hidden) <= 200)",
      'primary key (tenant_id, account)',
    ]),
  ]),
]
