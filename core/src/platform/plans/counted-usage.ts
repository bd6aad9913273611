import { type Statement, statement } from '@ashlar/sdk/server'

/** One change of a counter for each statement, however many rows it touches. `share`: what one row counts for. */
export function counted(table: string, shares: Readonly<Record<string, string>>): Statement {
  const changes = (from: string) =>
    Object.entries(shares)
      .map(
        ([what, share]) => `perform core.count_usage(tenant_id, '${what}', sum(change)::bigint)
          from (${from.replaceAll('$share', share)}) changed group by tenant_id;`,
      )
      .join('\n')
  const added = 'select tenant_id, ($share)::bigint as change from added'
  const gone = 'select tenant_id, -($share)::bigint as change from gone'
  return statement(`create function core.count_${table}() returns trigger
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    begin
      case tg_op
        when 'INSERT' then ${changes(added)}
        when 'DELETE' then ${changes(gone)}
        else ${changes(`${added} union all ${gone}`)}
      end case;
      return null;
    end $$;
    create trigger count_added after insert on core.${table} referencing new table as added
      for each statement execute function core.count_${table}();
    create trigger count_gone after delete on core.${table} referencing old table as gone
      for each statement execute function core.count_${table}();
    create trigger count_changed after update on core.${table} referencing old table as gone new table as added
      for each statement execute function core.count_${table}()`)
}
