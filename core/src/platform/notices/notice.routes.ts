import { chooseNoticeMail, chooseNoticeWay, listNoticeKinds, listNotices, readNotices } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../errors.ts'
import { NoticeKinds } from './notice-kinds.service.ts'
import { OwnNotices } from './own-notices.service.ts'

/** What waits for the person who asks. */
export const noticeRoutes = defineRoutes([OwnNotices, NoticeKinds], (app, notices, kinds) => {
  app.call(listNotices, ({ actor, query }) => notices.list(person(actor), query))
  app.call(readNotices, async ({ actor, body }) => ({ unread: await notices.read(person(actor), body.ids) }))
  app.call(chooseNoticeMail, async ({ actor, body: { isMailed } }) => {
    await notices.chooseMail(person(actor), isMailed)
    return { isMailed }
  })
  app.call(listNoticeKinds, ({ actor }) => kinds.list(person(actor)))
  app.call(chooseNoticeWay, async ({ actor, body: { kind, way } }) => ({
    kind: await kinds.choose(person(actor), kind, way),
  }))
})

function person(actor: Actor | null): Actor {
  if (actor === null) throw errors.SIGN_IN_FAILED()
  return actor
}
