import Type from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { CurrentPassword } from './account-schemas.ts'
import { TenantArchive } from './tenant-archive.ts'
import { Guid, Line } from './text-schemas.ts'

const path = '/api/v1/admin/tenants/:id/archives/'
const ByArchive = Type.Object({ id: Id, archive: Guid })
const ByRestore = Type.Object({ id: Id, guid: Guid })

// Which permission these need depends on whose website it is: the server checks it, and with it the scopes of a token.
const ofWebsite = { access: 'staff', tokens: 'accepted' } as const
// A restore replaces everything: it takes a person who enters their password.
const byPeople = { access: 'staff', tokens: 'refused' } as const

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

export const planRestore = defineCall({
  id: 'core.planRestore',
  method: 'POST',
  path: `${path}:archive/restores/`,
  summary: 'Begin to plan the restore of a kept backup',
  description:
    'Reads the backup and changes nothing. The list of archives shows the plan once the restore is `planned`.',
  params: ByArchive,
  reply: { archive: TenantArchive },
  status: 202,
  ...byPeople,
})

export const uploadRestore = defineCall({
  id: 'core.uploadRestore',
  method: 'POST',
  path: '/api/v1/admin/tenants/:id/restores/',
  summary: 'Send a backup of the website and begin to plan its restore',
  params: ById,
  /** What the file is called. */
  query: Type.Object({ name: Type.Optional(Line(200, { minLength: 1 })) }),
  body: mediaType('application/zip'),
  reply: { archive: TenantArchive },
  status: 202,
  ...byPeople,
})

export const restoreBackup = defineCall({
  id: 'core.restoreBackup',
  method: 'POST',
  path: '/api/v1/admin/tenants/:id/restores/:guid/',
  summary: 'Begin a planned restore',
  description:
    'Makes a safety copy of the website, then replaces its content with that of the backup: all of it, or nothing. People, roles, hosts, plan, tokens and secrets stay as they are.',
  params: ByRestore,
  body: Type.Object({
    /** Of the website, as a confirmation. */
    name: Line(120),
    /** Of the person who restores. */
    currentPassword: Type.Optional(CurrentPassword),
  }),
  reply: { archive: TenantArchive },
  status: 202,
  ...byPeople,
})
