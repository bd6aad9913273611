import type { RowCount } from '@ashlar/sdk/server'
import { identifier, textLiteral } from './sql-text.ts'

/**
 * What keeps the numbers that `countRows` asks for. They run with the rights of whoever made the table, so that no
 * request can write a number itself. What is added goes to one of eight rows, by connection, so that writers do not
 * wait for each other; what is taken away never makes a row, so that nothing is left of a tenant that is deleted.
 */
export const rowCounting = [
  `create function core.count_rows() returns trigger language plpgsql
    security definer set search_path = pg_catalog, pg_temp as $$
    declare
      list text := tg_argv[0];
      part text := format('(%s)::text', tg_argv[1]);
      changes text := case tg_op
        when 'INSERT' then format('select tenant_id, %s as part, 1 as change from new_rows', part)
        when 'DELETE' then format('select tenant_id, %s as part, -1 as change from old_rows', part)
        else format('select tenant_id, %1$s as part, 1 as change from new_rows
          union all select tenant_id, %1$s, -1 from old_rows', part) end;
      sums text := format('select tenant_id, part, sum(change) as change from (%s) changed
        where part is not null group by tenant_id, part', changes);
    begin
      execute format('insert into core.row_count as c (tenant_id, list, part, shard, total)
        select tenant_id, $1, part, pg_backend_pid() %% 8, change from (%s) s where change > 0 order by tenant_id, part
        on conflict (tenant_id, list, part, shard) do update set total = c.total + excluded.total', sums) using list;
      execute format('update core.row_count c set total = c.total + s.change from (%s) s
        where s.change < 0 and c.tenant_id = s.tenant_id and c.list = $1 and c.part = s.part
          and c.shard = (select min(f.shard) from core.row_count f
            where f.tenant_id = s.tenant_id and f.list = $1 and f.part = s.part)', sums) using list;
      return null;
    end $$`,
]

/** Triggers that count from now on, and the count of what is there; both anew where the table was counted before. */
export function rowCountSql(module: string, { table, part }: RowCount): string {
  const name = `${identifier(module)}.${identifier(table)}`
  const list = textLiteral(`${module}.${table}`)
  const run = `for each statement execute function core.count_rows(${list}, ${textLiteral(part)})`
  return `
    drop trigger if exists count_inserted on ${name};
    drop trigger if exists count_updated on ${name};
    drop trigger if exists count_deleted on ${name};
    delete from core.row_count where list = ${list};
    create trigger count_inserted after insert on ${name} referencing new table as new_rows ${run};
    create trigger count_updated after update on ${name} referencing old table as old_rows new table as new_rows ${run};
    create trigger count_deleted after delete on ${name} referencing old table as old_rows ${run};
    alter table ${name} no force row level security;
    insert into core.row_count (tenant_id, list, part, shard, total)
      select tenant_id, ${list}, part, 0, count(*) from (select tenant_id, (${part})::text as part from ${name}) r
      where part is not null group by tenant_id, part;
    alter table ${name} force row level security`
}
