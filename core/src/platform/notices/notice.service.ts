import type { Permission } from '@ashlar/sdk'
import {
  type CurrentTenant,
  type Database,
  type LiveEvents,
  type Mailer,
  type NewNotice,
  type Notices,
  roles,
  type Transaction,
} from '@ashlar/sdk/server'
import { currentContext } from '../../data/context.ts'
import { AccountEntity } from '../identity/account.entity.ts'
import type { RoleService } from '../identity/role.service.ts'
import { hasRoleAmong } from '../identity/role.store.ts'
import { anyOf, expression, ownTenant } from '../sql.ts'
import { NoticeEntity } from './notice.entity.ts'
import { noticeWaysOf } from './notice-choices.ts'
import { noticeMail } from './notice-mail.ts'

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

interface Receiver {
  readonly guid: string
  readonly email: string
  readonly displayName: string
}

/** Tells people of the back office what waits for them. */
export class NoticeService implements Notices {
  readonly #database: Database
  readonly #roles: RoleService
  readonly #live: LiveEvents
  readonly #tenant: CurrentTenant
  readonly #mailer: Mailer

  constructor(database: Database, holders: RoleService, live: LiveEvents, tenant: CurrentTenant, mailer: Mailer) {
    this.#database = database
    this.#roles = holders
    this.#live = live
    this.#tenant = tenant
    this.#mailer = mailer
  }

  async tell(tx: Transaction, notice: NewNotice): Promise<void> {
    const { to, kind, href, subject } = notice
    if (![kind, subject.kind].every((each) => name.test(each) && each.length <= 100))
      throw new TypeError(`The notice kind “${kind}” or subject kind “${subject.kind}” is invalid.`)
    if (!address.test(href)) throw new TypeError(`The notice address “${href}” is not an address in the admin.`)
    const title = [...notice.title.replace(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longestTitle / 2).join('')
    const people = await this.#receivers(tx, to)
    const wayOf = await noticeWaysOf(
      tx,
      people.map(({ guid }) => guid),
    )
    const told = people.filter(({ guid }) => wayOf(guid, kind) !== 'off')
    if (told.length === 0) return
    const mailed = await this.#mailable(told.filter(({ guid }) => wayOf(guid, kind) === 'at_once'))
    const accounts = told.map(({ guid }) => guid)
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
    await this.#mail(tx, mailed, rest)
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

  /** Those who can be reached by mail: nobody without a mail server, since the outbox would only fill up. */
  async #mailable<Person>(people: readonly Person[]): Promise<readonly Person[]> {
    return people.length > 0 && (await this.#mailer.isConfigured()) ? people : []
  }

  async #mail(
    tx: Transaction,
    people: readonly Receiver[],
    notice: Pick<NewNotice, 'kind' | 'title' | 'href'> & { readonly subjectKind: string; readonly subjectId: string },
  ): Promise<void> {
    const website = this.#tenant.get()
    if (people.length === 0 || website === null) return
    for (const person of people) await this.#mailer.send(tx, noticeMail(website, person, notice))
    await tx
      .db(NoticeEntity)
      .updateTable('notice')
      .set(({ fn }) => ({ mailedAt: fn('now') }))
      .where('account', '=', anyOf(people.map(({ guid }) => guid)))
      .where('kind', '=', notice.kind)
      .where('subjectKind', '=', notice.subjectKind)
      .where('subjectId', '=', notice.subjectId)
      .execute()
  }

  /** Nobody is told of what they do themselves. */
  async #receivers(tx: Transaction, to: NewNotice['to']): Promise<Receiver[]> {
    const { tenant = null, actor } = currentContext() ?? {}
    let people = tx
      .db(AccountEntity)
      .selectFrom('account')
      .select(['guid', 'email', 'displayName'])
      .where('tenantId', '=', ownTenant)
      .where('roleId', '<', roles.customer)
      .where('disabledAt', 'is', null)
    if ('can' in to) {
      if (tenant === null) throw new TypeError('A notice was sent outside of a website.')
      people = people.where(hasRoleAmong(await this.#roles.holders(tx, tenant, to.can)))
    } else {
      people = people.where('guid', '=', anyOf([...to.accounts]))
    }
    if (actor !== undefined) people = people.where('guid', '!=', actor)
    return people.orderBy('roleId').orderBy('id').limit(mostReceivers).execute()
  }
}

async function leaveNewest(tx: Transaction, accounts: readonly string[]): Promise<void> {
  await tx.sql`delete from core.notice n using (
      select id, row_number() over (partition by account order by told_at desc, id desc) as place
      from core.notice where account = any(${[...accounts]}::uuid[])) kept
    where n.id = kept.id and kept.place > ${mostNotices}::integer`
}
