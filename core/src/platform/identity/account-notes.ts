import type { AuditEntry, Transaction } from '@ashlar/sdk/server'
import { currentContext, runAs } from '../../data/context.ts'
import type { CoreDatabase } from '../core-database.ts'
import type { Account } from './account.entity.ts'
import { accountOf } from './account.store.ts'

/** What a change of an account leaves behind where its people look: in its tenant, or at the platform without one. */
export class AccountNotes {
  readonly #database: CoreDatabase

  constructor(database: CoreDatabase) {
    this.#database = database
  }

  /** Work in the account's tenant, within the platform's unit of work that changes it. */
  within<T>(tx: Transaction, tenant: string | null, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return tenant === null ? work(tx) : this.#database.forTenant(tenant, work)
  }

  /** A line of the audit log. */
  note(tx: Transaction, tenant: string | null, entry: Omit<AuditEntry, 'entity'>): Promise<void> {
    return this.within(tx, tenant, async (own) => own.audit({ ...entry, entity: 'user' }))
  }

  /** A line about an account that is known by its guid alone. */
  async noteAbout(
    tx: Transaction,
    account: string,
    action: string,
    details: AuditEntry['details'] = {},
  ): Promise<void> {
    const row = await accountOf(tx, account).select(['id', 'tenantId', 'email', 'displayName']).executeTakeFirst()
    if (row === undefined) return
    await this.note(tx, row.tenantId, { action, entityId: row.id, title: titleOf(row), details })
  }

  /** The words by which the list of people is searched. */
  async putWords(tx: Transaction, tenant: string | null, id: number, words: string): Promise<void> {
    if (tenant !== null) await this.within(tx, tenant, (own) => own.search.put('user', id, words))
  }
}

/** What a person is called in a line: by the name, once there is one. */
export const titleOf = ({ email, displayName }: Pick<Account, 'email' | 'displayName'>): string =>
  displayName === '' ? email : displayName

/** Do work in the name of an account that has just shown who it is: by its password, or by a mailed link. */
export function runAsAccount<T>(account: { guid: string; displayName: string }, work: () => Promise<T>): Promise<T> {
  const context = currentContext() ?? { tenant: null }
  return runAs({ ...context, actor: account.guid, actorName: account.displayName }, work)
}
