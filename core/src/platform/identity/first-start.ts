import { randomBytes } from 'node:crypto'
import { roles } from '@ashlar/sdk/server'
import type { Config } from '../../config/config.ts'
import type { TenantRecord, Tenants } from '../tenants/tenant.service.ts'
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
  const tenant = (await tenants.first()) ?? (await firstTenant(tenants))
  if (await accounts.hasPlatformAdministrator()) {
    return { tenant, email: adminEmail, password: undefined, isRandom: false }
  }
  const password = adminPassword ?? randomBytes(12).toString('base64url')
  const known = await accounts.find(tenant.guid, adminEmail)
  if (known !== null) {
    await accounts.setPassword(known, password)
    await accounts.makePlatformAdministrator(known)
  } else {
    await accounts.create({
      tenant: tenant.guid,
      email: adminEmail,
      password,
      displayName: 'Administrator',
      roleId: roles.owner,
      isPlatformAdministrator: true,
    })
  }
  return { tenant, email: adminEmail, password, isRandom: adminPassword === undefined }
}

async function firstTenant(tenants: Tenants): Promise<TenantRecord> {
  const { id } = await tenants.create({ name: 'Website', hosts: ownHosts, plan: 'enterprise' })
  const made = await tenants.find(id)
  if (made === null) throw new Error('The first tenant is gone again.')
  return made
}
