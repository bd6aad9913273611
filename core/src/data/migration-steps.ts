import { createHash } from 'node:crypto'
import type { Migration, TenantTable } from '@ashlar/sdk/server'
import { rowCountSql } from './row-count.ts'
import { identifier, textLiteral } from './sql-text.ts'

/** What may not change once a migration is released: its steps, to the letter. */
export function checksumOf(migration: Migration): string {
  return createHash('sha256').update(JSON.stringify(migration.steps)).digest('hex')
}

/** The condition under which a request sees and writes a row of a module's table. */
export function tenantPolicy(module: string): string {
  const own = 'tenant_id = (select core.tenant())'
  return module === 'core' ? own : `${own} and (select core.entitled('${module}'))`
}

/** The table with its tenant column, forced row-level security, policies and grants. */
export function tenantTableSql(module: string, table: TenantTable): string {
  const name = `${identifier(module)}.${identifier(table.name)}`
  const policy = tenantPolicy(module)
  const rights = table.rights.length === 0 ? '' : `grant ${table.rights.join(', ')} on ${name} to ashlar_app;`
  return `create table ${name} (tenant_id uuid not null default core.tenant(), ${table.columns.join(', ')});
    alter table ${name} enable row level security;
    alter table ${name} force row level security;
    create policy ashlar_tenant on ${name} to ashlar_app using (${policy}) with check (${policy});
    create policy ashlar_platform on ${name} to ashlar_platform using (true) with check (true);
    revoke all on ${name} from public;
    grant select, insert, update, delete on ${name} to ashlar_platform;
    ${rights}`
}

/** The table of core under this module's policy and rights; where core has none, a new one. */
export function takenOverSql(module: string, table: TenantTable): string {
  const schema = identifier(module)
  const name = `${schema}.${identifier(table.name)}`
  const core = `core.${identifier(table.name)}`
  const policy = tenantPolicy(module)
  const rights = table.rights.length === 0 ? '' : `grant ${table.rights.join(', ')} on ${name} to ashlar_app;`
  return `do $taking$ begin
    if to_regclass('${core}') is null then
      ${tenantTableSql(module, table)}
    else
      alter table ${core} set schema ${schema};
      alter policy ashlar_tenant on ${name} using (${policy}) with check (${policy});
      revoke all on ${name} from ashlar_app;
      ${rights}
    end if;
  end $taking$`
}

/** A trigger that deletes the files of a record with its row. */
export function filesOfRecordsSql(module: string, table: string): string {
  const name = `${identifier(module)}.${identifier(table)}`
  return `create trigger delete_files after delete on ${name} referencing old table as old_rows
    for each statement execute function core.delete_files_of(${textLiteral(`${module}.${table}`)})`
}

/** Every statement of a migration, in order. */
export function statementsOf(module: string, migration: Migration): string[] {
  return migration.steps.map((step) => statementOf(module, step))
}

function statementOf(module: string, step: Migration['steps'][number]): string {
  switch (step.kind) {
    case 'statement':
      return step.text
    case 'tenant-table':
      return tenantTableSql(module, step)
    case 'taken-over':
      return takenOverSql(module, step.table)
    case 'row-count':
      return rowCountSql(module, step)
    case 'files-of-records':
      return filesOfRecordsSql(module, step.table)
  }
}
