/**
 * The one page of tables in schema `core` whose rows are not simply a tenant's own: whose keys don't begin with
 * `tenant_id`, or whose `tenant_id` may be null. Everything else that has a table has `tenant_id`, forced row-level
 * security and the policies of `tenantTable`, or the migration that makes it is refused.
 *
 * What a request may do with them is decided per table by the grants and policies in the migration that makes it.
 * The catalogue check still holds two things for each: row-level security is enabled, and `ashlar_app` either has no
 * right at all or a policy that limits it.
 */
export const platformTables: Readonly<Record<string, string>> = {
  migration: 'what has been applied; the login only',
  state: 'facts of the installation, such as the generation of packages; the login and the platform only',
  tenant: 'the tenants themselves; a request sees its own',
  tenant_host: 'host names are unique across tenants; a request sees its own',
  plan_module: 'which plan allows which module; the same for everybody',
  outbox: 'platform work leaves rows without a tenant; a request may only insert its own',
  audit: 'platform work is audited without a tenant; insert-only, a request inserts its own',
  job_progress: 'platform jobs have no tenant; a request sees its own',
  agency: 'agencies stand above tenants',
  agency_membership: 'in which tenants the accounts of agencies may work',
  account: 'accounts of agencies and of the platform belong to no tenant; a request sees those of its own',
  session: 'found by its hash before there is a tenant',
  api_token: 'found by its hash before there is a tenant',
  password_reset: 'found by its hash before there is a tenant',
  sign_in_attempt: 'counted before there is a tenant',
  package: 'packages of the installation and their versions',
}
