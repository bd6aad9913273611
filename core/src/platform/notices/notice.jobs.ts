import { defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { NoticeService } from './notice.service.ts'
import { NoticeDigest } from './notice-digest.service.ts'

/** Asked for by the clock of each website. */
export const mailNotices = defineJob('core.mail-notices', Type.Object({}))
export const forgetNotices = defineJob('core.forget-notices', Type.Object({}))

export const noticeJobs = [
  work(mailNotices, [NoticeDigest], (_payload, _context, digest) => digest.send()),
  work(forgetNotices, [NoticeService], (_payload, _context, notices) => notices.forget()),
]

/** In the morning of each website, and at night for all. */
export const noticeSchedules: readonly Schedule[] = [
  { job: mailNotices.id, cron: '0 7 * * *', each: 'tenant' },
  { job: forgetNotices.id, cron: '27 3 * * *' },
]
