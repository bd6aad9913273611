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
  module_start: 'what modules said of plans and switches when they were installed; the same for everybody',
  plan: 'what each plan allows; the same for everybody',
  tenant_usage: 'counted by triggers as the owner; a request sees its own',
  outbox: 'platform work leaves rows without a tenant; a request may only insert its own',
  audit: 'platform work is audited without a tenant; a request inserts and reads its own, and changes none',
  job_progress: 'platform jobs have no tenant; a request sees its own',
  agency: 'agencies stand above tenants',
  agency_membership: 'in which tenants the accounts of agencies may work',
  account: 'accounts of agencies and of the platform belong to no tenant; a request sees those of its own',
  session: 'found by its hash before there is a tenant',
  api_token: 'found by its hash before there is a tenant',
  account_link: 'invitations and resets of passwords; found by their hash before there is a tenant',
  registration: 'accounts that are not confirmed yet; found by their hash before anybody is signed in',
  email_change: 'addresses that are not confirmed yet; found by their hash before anybody is signed in',
  website_entry: 'links by which platform administrators enter websites; found by their hash before there is a tenant',
  recovery_code: 'of the second factor; looked at before anybody is signed in',
  sign_in_attempt: 'counted before there is a tenant',
  mail: 'mails of the platform itself have no tenant; a request sees its own',
  mail_secret: 'mails with their secrets until they are sent; a request may only insert its own',
  package_release: 'packages of the installation with their tarballs; the platform only',
  package_activation: 'contents of versions that have served; the platform only',
  package_set: 'which versions are active; the platform only',
  package_plan: 'changes that were worked out; the platform only',
  package_change: 'changes that are made, and their history; the platform only',
  package_fault: 'what went wrong in packages; the platform only',
  server_process: 'the server processes of the installation; the platform only',
}
