import { MediaFolder, MediaItem, MediaKind, MediaUse, mediaLimits } from '@ashlar/sdk/platform'
import { ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'
import { Id, Line } from '../request-schemas.ts'

export const MediaListQuery = Type.Object({
  ...ListQuery(['createdAt', 'name', 'size']),
  type: Type.Optional(MediaKind),
  /** Files right in this folder; 0: those in no folder. Without it files of all folders. */
  folderId: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  /** What was deleted in the last thirty days. */
  deleted: Type.Optional(Type.Boolean()),
})
export type MediaListQuery = Static<typeof MediaListQuery>

const PerCent = Type.Integer({ minimum: 0, maximum: 100 })
const FolderId = Type.Union([Id, Type.Null()])

/** OPEN-139. */
export const ChangeMedia = Type.Object(
  {
    altText: Type.Optional(Type.String({ maxLength: mediaLimits.altText, pattern: '^[^\\u0000]*$' })),
    name: Type.Optional(Line(mediaLimits.name, { minLength: 1 })),
    folderId: Type.Optional(FolderId),
    focalX: Type.Optional(PerCent),
    focalY: Type.Optional(PerCent),
  },
  { additionalProperties: false },
)
export type ChangeMedia = Static<typeof ChangeMedia>

const ids = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })
/** Several files at once: all or none. */
export const MediaIds = Type.Object({ ids }, { additionalProperties: false })
/** Into a folder; null: out of all. */
export const MoveMedia = Type.Object({ ids, folderId: FolderId }, { additionalProperties: false })

export const UploadQuery = Type.Object({ folderId: Type.Optional(Id) })

const success = { success: Type.Literal(true) }
export const MediaReply = Type.Object({ ...success, file: MediaItem })
export const MediaDetailReply = Type.Object({ ...success, file: MediaItem, usedIn: Type.Array(MediaUse) })
export const UploadReply = Type.Object({ ...success, files: Type.Array(MediaItem) })
export const ActReply = Type.Object({ ...success, count: Type.Integer() })

export const FolderBody = Type.Object(
  { name: Line(mediaLimits.folder, { minLength: 1 }), parentId: Type.Optional(FolderId) },
  { additionalProperties: false },
)
export type FolderBody = Static<typeof FolderBody>
export const ChangeFolder = Type.Object(
  { name: Type.Optional(Line(mediaLimits.folder, { minLength: 1 })), parentId: Type.Optional(FolderId) },
  { additionalProperties: false },
)
export type ChangeFolder = Static<typeof ChangeFolder>
export const FolderReply = Type.Object({ ...success, folder: MediaFolder })
