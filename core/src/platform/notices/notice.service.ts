import type { Permission } from '@ashlar/sdk'
import {
  type Database,
  type LiveEvents,
  type NewNotice,
  type Notices,
  roles,
  type Transaction,
} from '@ashlar/sdk/server'
import { currentTenant } from '../../data/context.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import type { RoleService } from '../identity/role.service.ts'
import { hasRoleAmong } from '../identity/role.store.ts'
import { anyOf, expression, ownTenant } from '../sql.ts'
import { NoticeEntity } from './notice.entity.ts'

/** People who are told of one thing. */
const mostReceivers = 100
/** Notices that each person keeps. */
export const mostNotices = 200
/** Days for which they are kept. */
const keptFor = 60
const longestTitle = 200

const name = /^[a-z0-9_]+(\.[a-z0-9_-]+)+$/
/** A path of the admin, and nothing that a browser reads as another host. */
const address = /^\/admin(?=$|[/?#])[^\\\p{Cc}]{0,490}$/u

/** Tells people of the back office what waits for them. */
export class NoticeService implements Notices {
  readonly #database: Database
  readonly #roles: RoleService
  readonly #live: LiveEvents

  constructor(database: Database, holders: RoleService, live: LiveEvents) {
    this.#database = database
    this.#roles = holders
    this.#live = live
  }

  async tell(tx: Transaction, notice: NewNotice): Promise<void> {
    const { to, kind, href, subject } = notice
    if (![kind, subject.kind].every((each) => name.test(each) && each.length <= 100))
      throw new TypeError(`The notice kind “${kind}” or subject kind “${subject.kind}” is invalid.`)
    if (!address.test(href)) throw new TypeError(`The notice address “${href}” is not an address in the admin.`)
    const title = [...notice.title.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longestTitle / 2).join('')
    const accounts = await this.#receivers(tx, to)
    if (accounts.length === 0) return
    const permission: Permission | '' = 'can' in to ? to.can : ''
    const rest = { kind, subjectKind: subject.kind, subjectId: String(subject.id), title, href, permission }
    await tx
      .db(NoticeEntity)
      .insertInto('notice')
      .values(accounts.map((account) => ({ ...rest, account, readAt: null, mailedAt: null })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenantId', 'account', 'kind', 'subjectKind', 'subjectId'])
          .doUpdateSet(({ fn }) => ({ title, href, permission, toldAt: fn('now'), readAt: null, mailedAt: null })),
      )
      .execute()
    await leaveNewest(tx, accounts)
    for (const account of accounts) await this.#live.send({ event: 'new_notice', kind, title, href }, { account })
  }

  async settle(tx: Transaction, kind: string, ids: readonly (number | string)[]): Promise<void> {
    if (ids.length === 0) return
    await tx
      .db(NoticeEntity)
      .updateTable('notice')
      .set(({ fn }) => ({ readAt: fn('now') }))
      .where('kind', '=', kind)
      .where('subjectId', '=', anyOf(ids.map(String)))
      .where('readAt', 'is', null)
      .execute()
  }

  async withdraw(tx: Transaction, subjectKind: string, ids: readonly (number | string)[]): Promise<void> {
    if (ids.length === 0) return
    await tx
      .db(NoticeEntity)
      .deleteFrom('notice')
      .where('subjectKind', '=', subjectKind)
      .where('subjectId', '=', anyOf(ids.map(String)))
      .execute()
  }

  /** Those older than two months go. */
  async forget(): Promise<void> {
    await this.#database.platform('Delete old notices', async (tx) => {
      await tx
        .db(NoticeEntity)
        .deleteFrom('notice')
        .where('toldAt', '<', expression<Date>`now() - make_interval(days => ${keptFor}::integer)`)
        .execute()
    })
  }

  async #receivers(tx: Transaction, to: NewNotice['to']): Promise<string[]> {
    let people = tx
      .db(AccountEntity)
      .selectFrom('account')
      .select('guid')
      .where('tenantId', '=', ownTenant)
      .where('roleId', '<', roles.customer)
      .where('disabledAt', 'is', null)
    if ('can' in to) {
      const tenant = currentTenant()
      if (tenant === null) throw new TypeError('A notice was sent outside of a website.')
      people = people.where(hasRoleAmong(await this.#roles.holders(tx, tenant, to.can)))
    } else {
      people = people.where('guid', '=', anyOf([...to.accounts]))
    }
    const rows = await people.orderBy('roleId').orderBy('id').limit(mostReceivers).execute()
    return rows.map(({ guid }) => guid)
  }
}

async function leaveNewest(tx: Transaction, accounts: readonly string[]): Promise<void> {
  await tx.sql`delete from core.notice n using (
      select id, row_number() over (partition by account order by told_at desc, id desc) as place
      from core.notice where account = any(${[...accounts]}::uuid[])) kept
    where n.id = kept.id and kept.place > ${mostNotices}::integer`
}
