import type { NoticeWay } from '@ashlar/sdk/platform'
import type { Transaction } from '@ashlar/sdk/server'
import { anyOf } from '../sql.ts'
import { NoticeChoiceEntity, NoticeMailOffEntity } from './notice.entity.ts'

/** How one person is told of a kind. */
export type WayOf = (account: string, kind: string) => NoticeWay

/** How people are told of notices: what they chose for a kind, else daily for those who have not switched mails off. */
export async function noticeWaysOf(tx: Transaction, accounts: readonly string[]): Promise<WayOf> {
  if (accounts.length === 0) return () => 'here'
  const chosen = await tx
    .db(NoticeChoiceEntity)
    .selectFrom('notice_choice')
    .select(['account', 'kind', 'way'])
    .where('account', '=', anyOf([...accounts]))
    .execute()
  const off = await tx
    .db(NoticeMailOffEntity)
    .selectFrom('notice_mail_off')
    .select('account')
    .where('account', '=', anyOf([...accounts]))
    .execute()
  const ways = new Map(chosen.map(({ account, kind, way }) => [`${account} ${kind}`, way]))
  const withoutMail = new Set(off.map(({ account }) => account))
  return (account, kind) => ways.get(`${account} ${kind}`) ?? (withoutMail.has(account) ? 'here' : 'daily')
}
