import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { Rows } from '../definition/list-query.ts'
import { ById, Id } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { MediaFolder, mediaLimits } from './media.ts'
import { Line } from './text-schemas.ts'

const path = '/api/v1/admin/media-folders/'
const ParentId = Type.Optional(Type.Union([Id, Type.Null()]))
const Name = Line(mediaLimits.folder, { minLength: 1 })

export const FolderBody = Type.Object({ name: Name, parentId: ParentId }, { additionalProperties: false })
export type FolderBody = Static<typeof FolderBody>

export const ChangeFolder = Type.Object(
  { name: Type.Optional(Name), parentId: ParentId },
  { additionalProperties: false },
)
export type ChangeFolder = Static<typeof ChangeFolder>

export const listMediaFolders = defineCall({
  id: 'core.listMediaFolders',
  method: 'GET',
  path,
  summary: 'List the folders of the media library',
  reply: { results: Rows(MediaFolder) },
  access: corePermission('media', 'can_view'),
})

export const createMediaFolder = defineCall({
  id: 'core.createMediaFolder',
  method: 'POST',
  path,
  summary: 'Add a folder to the media library',
  body: FolderBody,
  reply: { folder: MediaFolder },
  status: 201,
  access: corePermission('media', 'can_create'),
})

export const updateMediaFolder = defineCall({
  id: 'core.updateMediaFolder',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Rename or move a folder',
  params: ById,
  body: ChangeFolder,
  reply: { folder: MediaFolder },
  access: corePermission('media', 'can_edit'),
})

export const deleteMediaFolder = defineCall({
  id: 'core.deleteMediaFolder',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Delete an empty folder',
  params: ById,
  reply: {},
  access: corePermission('media', 'can_delete'),
})
