import { PictureItem } from '../../content/picture-item.ts'
import { pickSeveralMedia } from '../../media/pick-media.tsx'
import type { MediaItem } from '../../platform/media.ts'
import type { FieldControl } from '../define.ts'
import { items } from './items.tsx'
import { newItemId } from './options.ts'

export interface PicturesOptions {
  /** Shown while there are none. */
  readonly empty: string
  /** At most so many. */
  readonly most?: number
}

/** A list of pictures in a block's settings, filled from the media library and put in order by drag and by keyboard. */
export function pictures<const Name extends string>(prop: Name, options: PicturesOptions): FieldControl<Name> {
  return items(prop, {
    ...options,
    noun: 'Image',
    item: PictureItem,
    fields: ['file'],
    blank: () => ({ id: newItemId(), file: '', mime_type: '', filesize: 0, width: 0, height: 0 }),
    choose: pickPictures,
    titleOf: ({ file }) => decodeURIComponent(file.slice(file.lastIndexOf('/') + 1)),
    pictureOf: ({ file }) => file,
  })
}

/** Open the media library and wait for the choice, as items of a list; none when it was closed. */
export async function pickPictures(): Promise<readonly PictureItem[]> {
  return (await pickSeveralMedia()).map(pictureItem)
}

/** A file of the media library as an entry of a list of pictures. */
export const pictureItem = ({ address, mimeType, size, width, height }: MediaItem): PictureItem => ({
  id: newItemId(),
  file: address,
  mime_type: mimeType,
  filesize: Math.round(size / 1024),
  width: width ?? 0,
  height: height ?? 0,
})
