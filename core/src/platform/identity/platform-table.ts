import { type Statement, statement } from '@ashlar/sdk/server'

/**
 * A table that the platform's role alone works on. Security is not forced: the look-ups that are made before it is
 * known who asks run as its owner.
 */
export function forPlatform(table: string): Statement {
  return statement(`alter table ${table} enable row level security;
    create policy ashlar_platform on ${table} to ashlar_platform using (true) with check (true);
    grant select, insert, update, delete on ${table} to ashlar_platform`)
}
