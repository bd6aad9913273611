import type { SetupStep } from '@ashlar/sdk/platform'
import { type Database, type Mailer, roles, type Tenant, type Transaction } from '@ashlar/sdk/server'
import { AccountEntity } from '../identity/account.entity.ts'
import { PageEntity } from '../pages/page.entity.ts'
import { SettingEntity } from '../settings/setting.entity.ts'
import { ownTenant } from '../sql.ts'
import { TenantArchiveEntity } from '../tenant-archive/tenant-archive.entity.ts'
import { isLocal } from '../tenants/host-name.ts'

/** Beside the settings that people see. */
const dismissedKey = 'setup_is_dismissed'

/** What a website still needs, read from what it has: nobody ticks a step. */
export class SetupService {
  readonly #database: Database
  readonly #mailer: Mailer

  constructor(database: Database, mailer: Mailer) {
    this.#database = database
    this.#mailer = mailer
  }

  async steps(tenant: Tenant): Promise<{ steps: SetupStep[]; isDismissed: boolean }> {
    const mail = await this.#mailer.isConfigured()
    const address = hasAddress(new URL(tenant.origin).hostname)
    return this.#database.tenant(async (tx) => ({
      steps: [
        { name: 'mail', isDone: mail },
        { name: 'address', isDone: address },
        { name: 'theme', isDone: await hasTheme(tx) },
        { name: 'page', isDone: await hasPage(tx) },
        { name: 'backup', isDone: await hasBackup(tx) },
        { name: 'people', isDone: await hasPeople(tx) },
      ],
      isDismissed: await isDismissed(tx),
    }))
  }

  /** For everybody of the website. */
  dismiss(isGone: boolean): Promise<void> {
    return this.#database.tenant(async (tx) => {
      await tx
        .db(SettingEntity)
        .insertInto('setting')
        .values({ key: dismissedKey, value: isGone })
        .onConflict((conflict) => conflict.columns(['tenantId', 'key']).doUpdateSet({ value: isGone }))
        .execute()
    })
  }
}

/** A name by which others find the website: not this machine's own, and not a bare IP address. */
export const hasAddress = (host: string): boolean =>
  !isLocal(host) && !/^[\d.]+$/.test(host) && !host.startsWith('[') && host.includes('.')

async function isDismissed(tx: Transaction): Promise<boolean> {
  const rows = tx.db(SettingEntity).selectFrom('setting').select('value').where('key', '=', dismissedKey)
  return (await rows.executeTakeFirst())?.value === true
}

async function hasTheme(tx: Transaction): Promise<boolean> {
  const rows = tx.db(SettingEntity).selectFrom('setting').select('key').where('key', 'like', 'theme\\_%').limit(1)
  return (await rows.executeTakeFirst()) !== undefined
}

async function hasPage(tx: Transaction): Promise<boolean> {
  const rows = tx.db(PageEntity).selectFrom('page').select('id').where('status', '=', 'published')
  return (await rows.where('deletedAt', 'is', null).limit(1).executeTakeFirst()) !== undefined
}

async function hasBackup(tx: Transaction): Promise<boolean> {
  const rows = tx.db(TenantArchiveEntity).selectFrom('tenant_archive').select('id').where('kind', '=', 'export')
  return (await rows.where('state', '=', 'done').limit(1).executeTakeFirst()) !== undefined
}

async function hasPeople(tx: Transaction): Promise<boolean> {
  const rows = tx.db(AccountEntity).selectFrom('account').select('id').where('tenantId', '=', ownTenant)
  return (await rows.where('roleId', '<', roles.customer).limit(2).execute()).length > 1
}
