import type { Permission } from '@ashlar/sdk'
import { core, type NoticeWay } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const NoticeEntity = defineEntity({
  name: 'Notice',
  ...tableOf(core, 'notice'),
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    tenantId: tenantId(),
    account: p.uuid(),
    kind: p.text(),
    subjectKind: p.text(),
    subjectId: p.text(),
    title: p.text(),
    href: p.text(),
    /** Without it, or once its reader has lost it, the notice is not shown; empty: shown in any case. */
    permission: p.text().$type<Permission | ''>().default(''),
    toldAt: p.datetime().defaultRaw('now()'),
    readAt: p.datetime().strictNullable(),
    mailedAt: p.datetime().strictNullable(),
  },
})

/** Who wants no mail of what is unread. */
export const NoticeMailOffEntity = defineEntity({
  name: 'NoticeMailOff',
  ...tableOf(core, 'notice_mail_off'),
  properties: {
    tenantId: tenantId(),
    account: p.uuid().primary(),
  },
})

/** How somebody wants to be told of a kind; without a row daily, or under the bell alone for whoever wants no mail. */
export const NoticeChoiceEntity = defineEntity({
  name: 'NoticeChoice',
  ...tableOf(core, 'notice_choice'),
  properties: {
    tenantId: tenantId(),
    account: p.uuid().primary(),
    kind: p.text().primary(),
    way: p.text().$type<NoticeWay>(),
  },
})
