import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { Id } from '../definition/request-schemas.ts'

const path = '/api/v1/admin/notices/'
/** Everybody of the back office has notices of their own; nobody reads another's. */
const access = 'staff'

/** Something that waits, or waited, for one person. */
export const Notice = Type.Object({
  id: Type.Integer(),
  /** What it is, `<module>.<what>`: `forms.submission`. */
  kind: Type.String(),
  title: Type.String(),
  /** Where it is dealt with: an address of the admin. */
  href: Type.String(),
  /** What it is about: notices of one subject are shown together. */
  subject: Type.Object({ kind: Type.String(), id: Type.String() }),
  createdAt: Type.String(),
  isRead: Type.Boolean(),
})
export type Notice = Static<typeof Notice>

/** Newest first, whatever is asked for. */
const { currentPage, itemsPerPage, limit } = ListQuery(['id'])

export const listNotices = defineCall({
  id: 'core.listNotices',
  method: 'GET',
  path,
  summary: 'List your notices, newest first',
  query: Type.Object({ currentPage, itemsPerPage, limit }),
  reply: {
    results: Rows(Notice),
    unread: Type.Integer(),
    /** Whether a mail each morning lists what is still unread. */
    isMailed: Type.Boolean(),
  },
  access,
})

export const readNotices = defineCall({
  id: 'core.readNotices',
  method: 'PUT',
  path,
  summary: 'Mark your notices as read',
  /** Without ids all of them. */
  body: Type.Object({ ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })) }),
  reply: { unread: Type.Integer() },
  access,
})

export const chooseNoticeMail = defineCall({
  id: 'core.chooseNoticeMail',
  method: 'PUT',
  path: `${path}mail/`,
  summary: 'Choose whether unread notices are emailed to you each morning',
  body: Type.Object({ isMailed: Type.Boolean() }),
  reply: { isMailed: Type.Boolean() },
  access,
})
