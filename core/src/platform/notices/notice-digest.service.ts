import type { NoticeWay } from '@ashlar/sdk/platform'
import type { CurrentTenant, Database, Mailer, Tenant, Transaction } from '@ashlar/sdk/server'
import { roles } from '@ashlar/sdk/server'
import { AccountEntity } from '../identity/account.entity.ts'
import type { RoleService } from '../identity/role.service.ts'
import { roleIdOf } from '../identity/role.store.ts'
import { anyOf, ownTenant } from '../sql.ts'
import { NoticeEntity } from './notice.entity.ts'
import { noticeWaysOf } from './notice-choices.ts'
import { digestMail } from './notice-mail.ts'

/** Mails people what is unread and was not mailed before. */
export class NoticeDigest {
  readonly #database: Database
  readonly #tenant: CurrentTenant
  readonly #roles: RoleService
  readonly #mailer: Mailer

  constructor(database: Database, tenant: CurrentTenant, holders: RoleService, mailer: Mailer) {
    this.#database = database
    this.#tenant = tenant
    this.#roles = holders
    this.#mailer = mailer
  }

  /** For the website of the running job. Without a mail server nothing is written: the outbox would only fill up. */
  async send(): Promise<void> {
    const tenant = this.#tenant.get()
    if (tenant === null || !(await this.#mailer.isConfigured())) return
    await this.#database.tenant(async (tx) => {
      const waiting = Map.groupBy(await unmailed(tx), ({ account }) => account)
      if (waiting.size === 0) return
      const wayOf = await noticeWaysOf(tx, [...waiting.keys()])
      const holders = new Map<string, ReadonlySet<number>>()
      for (const { email, displayName, guid, ...account } of await readers(tx, [...waiting.keys()])) {
        const shown = []
        for (const notice of waiting.get(guid) ?? []) {
          if (!isMailed(wayOf(guid, notice.kind))) continue
          if (await this.#mayRead(tx, tenant, notice.permission, roleIdOf(account), holders)) shown.push(notice)
        }
        if (shown.length > 0) await this.#mailer.send(tx, digestMail(tenant, { email, displayName }, shown))
      }
      const ids = [...waiting.values()].flat().map(({ id }) => id)
      const mailed = tx
        .db(NoticeEntity)
        .updateTable('notice')
        .set(({ fn }) => ({ mailedAt: fn('now') }))
      await mailed.where('id', '=', anyOf(ids)).execute()
    })
  }

  async #mayRead(
    tx: Transaction,
    tenant: Tenant,
    permission: Parameters<RoleService['holders']>[2] | '',
    roleId: number,
    known: Map<string, ReadonlySet<number>>,
  ): Promise<boolean> {
    if (permission === '') return true
    const holders = known.get(permission) ?? new Set(await this.#roles.holders(tx, tenant, permission))
    known.set(permission, holders)
    return holders.has(roleId)
  }
}

const unmailed = (tx: Transaction) =>
  tx
    .db(NoticeEntity)
    .selectFrom('notice')
    .select(['id', 'account', 'kind', 'title', 'href', 'permission'])
    .where('readAt', 'is', null)
    .where('mailedAt', 'is', null)
    .orderBy('toldAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** A mail at once that could not go, for want of a server, comes with the daily one. */
const isMailed = (way: NoticeWay): boolean => way === 'daily' || way === 'at_once'

const readers = (tx: Transaction, accounts: readonly string[]) =>
  tx
    .db(AccountEntity)
    .selectFrom('account')
    .select(['guid', 'email', 'displayName', 'roleId', 'customRoleId'])
    .where('tenantId', '=', ownTenant)
    .where('guid', '=', anyOf([...accounts]))
    .where('roleId', '<', roles.customer)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute()
