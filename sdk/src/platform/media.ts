import Type, { type Static } from 'typebox'

const mediaKinds = ['image', 'video', 'document'] as const
export const MediaKind = Type.Enum([...mediaKinds])
export type MediaKind = Static<typeof MediaKind>

/** A file of the media library as the API says it. */
export const MediaItem = Type.Object({
  id: Type.Integer(),
  /** Address on the site, as blocks and settings keep it: `/media/<id>/<file name>`. */
  address: Type.String(),
  /** The last part of the address; stays when the file is renamed. */
  fileName: Type.String(),
  /** What people call it. */
  name: Type.String(),
  mimeType: Type.String(),
  kind: MediaKind,
  /** Bytes. */
  size: Type.Integer(),
  /** Pixels; null for what is no picture. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  altText: Type.String(),
  /** It only decorates: readers pass it over, and it needs no alternative text. */
  isDecorative: Type.Boolean(),
  folderId: Type.Union([Type.Integer(), Type.Null()]),
  /** The point that stays in sight when a picture is cropped: per cent from the left and from the top. */
  focalX: Type.Integer(),
  focalY: Type.Integer(),
  /** Counts how often the file was replaced, from 1. */
  version: Type.Integer(),
  /** Address of a small picture of it; empty for what is no picture. */
  thumbnail: Type.String(),
  /** ISO 8601, UTC. */
  createdAt: Type.String(),
  /** Display name of who added it; empty for the seed. */
  createdBy: Type.String(),
})
export type MediaItem = Static<typeof MediaItem>

/** A folder of the media library. */
export const MediaFolder = Type.Object({
  id: Type.Integer(),
  parentId: Type.Union([Type.Integer(), Type.Null()]),
  name: Type.String(),
  /** Files right in it. */
  files: Type.Integer(),
  /** Small pictures of its newest files, three at most. */
  thumbnails: Type.Array(Type.String()),
})
export type MediaFolder = Static<typeof MediaFolder>

/** A document that shows or links to a file. */
export const MediaUse = Type.Object({
  /** `page`, `template`, `setting`, or a kind of a module's. */
  kind: Type.String(),
  id: Type.Integer(),
  title: Type.String(),
  /** Where staff open it; empty where there is no such place. */
  address: Type.String(),
})
export type MediaUse = Static<typeof MediaUse>

/** Most characters; the API refuses more and the forms take no more. */
export const mediaLimits = { name: 200, altText: 1000, folder: 80 } as const

const steps = [320, 640, 960, 1280, 1920, 2560]
const widest = 2560

/** Widths in pixels at which a picture of the library is served, ascending: steps below its own, and its own. */
export function pictureWidths(width: number): readonly number[] {
  return [...steps.filter((step) => step < width), ...(width <= widest ? [width] : [])]
}
