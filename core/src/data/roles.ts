import type { PoolClient } from 'pg'
import { ConfigurationError } from '../config/index.ts'
import { sqlState } from './failure.ts'

const roles = ['ashlar_app', 'ashlar_platform'] as const

/** What an administrator runs once where the login of `DATABASE_URL` may not make roles. */
const recipe = roles.map((role) => `create role ${role} nologin noinherit; grant ${role} to <login>;`).join(' ')

/**
 * Make the two roles and let the login take them on. They belong to the whole server, not to the database: two
 * installations on one server share them, and two that start at once both find the other's.
 */
export async function makeRoles(client: Pick<PoolClient, 'query'>): Promise<void> {
  for (const role of roles) {
    try {
      await client.query(`do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then
          begin
            create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
          exception when duplicate_object or unique_violation then null;
          end;
        end if;
        if not pg_has_role(current_user, '${role}', 'member') then
          execute format('grant ${role} to %I', current_user);
        end if;
      end $$`)
    } catch (cause) {
      if (sqlState(cause) !== '42501') throw cause
      throw new ConfigurationError(
        `DATABASE_URL is invalid: expected a login that may create the roles ${roles.join(' and ')}, or a member of them. ` +
          `An administrator of the database can run: ${recipe}`,
        { cause },
      )
    }
  }
}
