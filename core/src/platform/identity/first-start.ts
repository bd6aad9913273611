import { randomBytes } from 'node:crypto'
import type { Config } from '../../config/config.ts'
import type { TenantRecord } from '../tenants/tenant.rows.ts'
import type { Tenants } from '../tenants/tenant.service.ts'
import type { Accounts } from './account.service.ts'

export interface FirstStart {
  readonly tenant: TenantRecord
  readonly email: string
  /** Password of the administrator made just now; undefined when there was one already. */
  readonly password: string | undefined
  /** Whether the password was made up here, so that it must be shown once. */
  readonly isRandom: boolean
}

/** Where the first tenant always answers, with any port. */
const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * See to it that somebody can sign in: the first tenant (called "Website" unless a seed made one), and a platform
 * administrator who owns it. Does nothing where both are there already.
 */
export async function firstStart(
  { adminEmail, adminPassword }: Pick<Config, 'adminEmail' | 'adminPassword'>,
  { tenants, accounts }: { readonly tenants: Tenants; readonly accounts: Accounts },
): Promise<FirstStart> {
  const tenant = await tenants.ensureFirst({ name: 'Website', hosts: ownHosts, plan: 'enterprise' })
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  const isNew = await accounts.ensureAdministrator({ tenant: tenant.guid, email: adminEmail, password })
  return {
    tenant,
    email: adminEmail,
    password: isNew ? password : undefined,
    isRandom: isNew && adminPassword === undefined,
  }
}
