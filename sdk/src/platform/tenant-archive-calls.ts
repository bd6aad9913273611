import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { TenantArchive } from './tenant-archive.ts'
import { Guid, Line } from './text-schemas.ts'

const path = '/api/v1/admin/tenants/:id/archives/'
const ByArchive = Type.Object({ id: Id, archive: Guid })

// Which permission these need depends on whose website it is: the server checks it, and with it the scopes of a token.
const ofWebsite = { access: 'staff', tokens: 'accepted' } as const

export const listArchives = defineCall({
  id: 'core.listArchives',
  method: 'GET',
  path,
  summary: 'List the backups of a website',
  params: ById,
  reply: { results: Type.Object({ rows: Type.Array(TenantArchive), total: Type.Integer() }) },
  ...ofWebsite,
})

export const makeArchive = defineCall({
  id: 'core.makeArchive',
  method: 'POST',
  path,
  summary: 'Start a backup of a website',
  params: ById,
  reply: { archive: TenantArchive },
  status: 202,
  ...ofWebsite,
})

export const getArchiveFile = defineCall({
  id: 'core.getArchiveFile',
  method: 'GET',
  path: `${path}:archive/file/`,
  summary: 'Download the file of a backup',
  params: ByArchive,
  reply: mediaType('application/zip'),
  ...ofWebsite,
})

export const removeArchive = defineCall({
  id: 'core.removeArchive',
  method: 'DELETE',
  path: `${path}:archive/`,
  summary: 'Delete a backup',
  params: ByArchive,
  reply: {},
  ...ofWebsite,
})

export const importArchive = defineCall({
  id: 'core.importArchive',
  method: 'POST',
  path: '/api/v1/admin/tenants/:id/import/',
  summary: 'Restore a backup into an empty website',
  params: ById,
  /** What the file is called. */
  query: Type.Object({ name: Type.Optional(Line(200, { minLength: 1 })) }),
  body: mediaType('application/zip'),
  reply: { archive: TenantArchive },
  status: 202,
  access: 'platform',
})
