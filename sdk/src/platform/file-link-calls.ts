import Type, { type Static } from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ById } from '../definition/request-schemas.ts'

/** Seconds for which a link to a private file may hold. */
export const longestFileLink = 900
export const fileLinkPath = (file: number): `/${string}` => `/api/v1/files/${file}/`

/** What signs a link; without it the link leads nowhere. */
export const FileLink = Type.Object({
  /** Seconds since 1970. */
  until: Type.Integer({ minimum: 0, maximum: 99_999_999_999, default: 0 }),
  signature: Type.String({ maxLength: 100, default: '' }),
})
export type FileLink = Static<typeof FileLink>

export const getLinkedFile = defineCall({
  id: 'core.getLinkedFile',
  method: 'GET',
  path: '/api/v1/files/:id/',
  summary: 'Download a private file by a signed link',
  params: ById,
  query: FileLink,
  reply: mediaType('application/octet-stream'),
  access: 'public',
})
