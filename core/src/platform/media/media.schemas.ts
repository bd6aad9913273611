import { ListQuery } from '@ashlar/sdk/server'
import Type, { type Static } from 'typebox'

const { search, currentPage, itemsPerPage, limit } = ListQuery([])

export const MediaListQuery = Type.Object({
  search,
  type: Type.Optional(Type.Enum(['image', 'video', 'document'])),
  currentPage,
  itemsPerPage,
  limit,
})
export type MediaListQuery = Static<typeof MediaListQuery>

export const MediaView = Type.Object({
  id: Type.Integer(),
  /** Address on the site. */
  address: Type.String(),
  fileName: Type.String(),
  mimeType: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Pixels; null for what is no picture. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  altText: Type.String(),
  createdAt: Type.String(),
})
export type MediaView = Static<typeof MediaView>
