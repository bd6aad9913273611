import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'

const path = '/api/v1/admin/notices/kinds/'
const access = 'staff'

/**
 * How somebody is told of notices of one kind: not at all, under the bell alone, also in the daily mail of what is
 * unread, or also by a mail at once.
 */
export const noticeWays = ['off', 'here', 'daily', 'at_once'] as const
export type NoticeWay = (typeof noticeWays)[number]
const Way = Type.Enum([...noticeWays])

/** A kind of notice that a module of the website gives. */
export const NoticeKind = Type.Object({
  kind: Type.String(),
  title: Type.String(),
  /** Title of the module. */
  module: Type.String(),
  way: Way,
})
export type NoticeKind = Static<typeof NoticeKind>

export const listNoticeKinds = defineCall({
  id: 'core.listNoticeKinds',
  method: 'GET',
  path,
  summary: 'List the kinds of notices and how you are told of each',
  reply: { results: Rows(NoticeKind), canMail: Type.Boolean() },
  access,
})

export const chooseNoticeWay = defineCall({
  id: 'core.chooseNoticeWay',
  method: 'PUT',
  path,
  summary: 'Choose how you are told of notices of one kind',
  body: Type.Object({ kind: Type.String({ maxLength: 100 }), way: Way }, { additionalProperties: false }),
  reply: { kind: NoticeKind },
  access,
})
