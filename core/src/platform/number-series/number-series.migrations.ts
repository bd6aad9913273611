import { type Migration, migration, tenantTable } from '@ashlar/sdk/server'

export const numberSeriesMigrations: readonly Migration[] = [
  migration('number-series-0001-counter', [
    tenantTable('number_series', [
      "series text not null check (series ~ '^[a-z0-9_.-]{1,100}$')",
      'period text not null check (length(period) <= 40)',
      'last bigint not null check (last >= 0)',
      'primary key (tenant_id, series, period)',
    ]),
  ]),
]
