import { type Migration, migration, tenantTable } from '@ashlar/sdk/server'

export const settingMigrations: readonly Migration[] = [
  migration('settings-0001-setting', [
    tenantTable('setting', [
      // `company_name`, or `<module>.<name>` for a module's.
      'key text not null',
      'value jsonb not null',
      'changed_at timestamptz not null default now()',
      'changed_by uuid',
      'primary key (tenant_id, key)',
    ]),
  ]),
]
