import Type, { type Static } from 'typebox'
import { PictureAddress } from '../style/values.ts'

/** Id of an item of a list prop: part of a slot's name, unique within its list. */
export const ItemId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$', default: 'item' })

/** A picture in a list of pictures: a file of the media library, or an https address. */
export const PictureItem = Type.Object({
  id: ItemId,
  file: PictureAddress({ title: 'Image', default: '' }),
  mime_type: Type.String({ maxLength: 120, default: '' }),
  /** KB. */
  filesize: Type.Number({ minimum: 0, default: 0 }),
  /** Pixels; 0 where they are not known. */
  width: Type.Integer({ minimum: 0, default: 0 }),
  height: Type.Integer({ minimum: 0, default: 0 }),
})
export type PictureItem = Static<typeof PictureItem>
