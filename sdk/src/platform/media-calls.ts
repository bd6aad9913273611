import Type, { type Static } from 'typebox'
import { defineCall, mediaType } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { ById, Id, Ids } from '../definition/request-schemas.ts'
import { corePermission } from './core-permission.ts'
import { MediaItem, MediaKind, MediaUse, mediaLimits } from './media.ts'
import { Line, Lines } from './text-schemas.ts'

const path = '/api/v1/admin/media/'
const views = corePermission('media', 'can_view')
const creates = corePermission('media', 'can_create')
const edits = corePermission('media', 'can_edit')
const deletes = corePermission('media', 'can_delete')

export const MediaListQuery = Type.Object({
  ...ListQuery(['createdAt', 'name', 'size']),
  type: Type.Optional(MediaKind),
  /** Files right in this folder; 0: those in no folder. Without it files of all folders. */
  folderId: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  /** Only images that need an alternative text and have none. */
  lacksAltText: Type.Optional(Type.Boolean()),
  /** What was deleted in the last thirty days. */
  deleted: Type.Optional(Type.Boolean()),
})
export type MediaListQuery = Static<typeof MediaListQuery>

const PerCent = Type.Integer({ minimum: 0, maximum: 100 })
const FolderId = Type.Union([Id, Type.Null()])

export const ChangeMedia = Type.Object(
  {
    altText: Type.Optional(Lines(mediaLimits.altText)),
    isDecorative: Type.Optional(Type.Boolean()),
    name: Type.Optional(Line(mediaLimits.name, { minLength: 1 })),
    folderId: Type.Optional(FolderId),
    focalX: Type.Optional(PerCent),
    focalY: Type.Optional(PerCent),
  },
  { additionalProperties: false },
)
export type ChangeMedia = Static<typeof ChangeMedia>

const Pixels = Type.Integer({ minimum: 1, maximum: 100_000 })
const Offset = Type.Integer({ minimum: 0, maximum: 100_000 })

/** A part of an image, in its pixels from the left and from the top. */
export const CropMedia = Type.Object(
  { x: Offset, y: Offset, width: Pixels, height: Pixels },
  { additionalProperties: false },
)
export type CropMedia = Static<typeof CropMedia>

const file = { file: MediaItem }
const Counted = { count: Type.Integer() }
const form = mediaType('multipart/form-data')

/** The media library. */
export const listMedia = defineCall({
  id: 'core.listMedia',
  method: 'GET',
  path,
  summary: 'Find files in the media library',
  query: MediaListQuery,
  reply: { results: Rows(MediaItem) },
  access: views,
})

export const getMedia = defineCall({
  id: 'core.getMedia',
  method: 'GET',
  path: `${path}:id/`,
  summary: 'Show a file and where it is used',
  params: ById,
  reply: { ...file, usedIn: Type.Array(MediaUse) },
  access: views,
})

/** Files as `file[]` of a form. */
export const uploadMedia = defineCall({
  id: 'core.uploadMedia',
  method: 'POST',
  path,
  summary: 'Add files to the media library',
  query: Type.Object({ folderId: Type.Optional(Id) }),
  body: form,
  reply: { files: Type.Array(MediaItem) },
  status: 201,
  access: creates,
})

/** One file as `file` of a form. */
export const replaceMedia = defineCall({
  id: 'core.replaceMedia',
  method: 'POST',
  path: `${path}:id/replace/`,
  summary: 'Replace a file',
  params: ById,
  body: form,
  reply: file,
  access: edits,
})

export const updateMedia = defineCall({
  id: 'core.updateMedia',
  method: 'PUT',
  path: `${path}:id/`,
  summary: 'Change the details of a file',
  params: ById,
  body: ChangeMedia,
  reply: file,
  access: edits,
})

/** The image itself stays as it is: the part becomes a file of its own, with the same text and focal point. */
export const cropMedia = defineCall({
  id: 'core.cropMedia',
  method: 'POST',
  path: `${path}:id/crop/`,
  summary: 'Keep a part of an image as a new file',
  params: ById,
  body: CropMedia,
  reply: file,
  status: 201,
  access: creates,
})

/** Files in the trash have one too, though they have no address on the site. */
export const getMediaThumbnail = defineCall({
  id: 'core.getMediaThumbnail',
  method: 'GET',
  path: `${path}:id/thumbnail/`,
  summary: 'Show a small picture of an image',
  params: ById,
  reply: mediaType('image/*'),
  access: views,
})

export const deleteMedia = defineCall({
  id: 'core.deleteMedia',
  method: 'DELETE',
  path: `${path}:id/`,
  summary: 'Move a file to the trash',
  params: ById,
  reply: Counted,
  access: deletes,
})

/** Into a folder; null: out of all. Several files at once: all or none. */
export const moveMedia = defineCall({
  id: 'core.moveMedia',
  method: 'POST',
  path: `${path}move/`,
  summary: 'Move files into a folder',
  body: Type.Object({ ...Ids.properties, folderId: FolderId }, { additionalProperties: false }),
  reply: Counted,
  access: edits,
})

export const deleteManyMedia = defineCall({
  id: 'core.deleteManyMedia',
  method: 'POST',
  path: `${path}delete/`,
  summary: 'Move files to the trash',
  body: Ids,
  reply: Counted,
  access: deletes,
})

export const restoreMedia = defineCall({
  id: 'core.restoreMedia',
  method: 'POST',
  path: `${path}restore/`,
  summary: 'Restore files from the trash',
  body: Ids,
  reply: Counted,
  access: deletes,
})
