import type { BlockCatalogue } from '@ashlar/sdk'
import { pictureItem } from '@ashlar/sdk/editor'
import type { MediaItem } from '@ashlar/sdk/platform'
import type { NewBlock } from '../foreign/pieces-as-blocks.ts'

/** Pictures of one gallery. */
const mostPictures = 200

/** One picture stands by itself, several in a gallery; where there is none, below each other. */
export function pictureBlocks(items: readonly MediaItem[], catalogue: BlockCatalogue): NewBlock[] {
  const gallery = catalogue.get('gallery')
  const image = catalogue.get('image')
  if (gallery && (items.length > 1 || !image)) {
    return Array.from({ length: Math.ceil(items.length / mostPictures) }, (_, index) => {
      const part = items.slice(index * mostPictures, (index + 1) * mostPictures)
      return { type: 'gallery', version: gallery.version, props: { ...gallery.initial, images: part.map(pictureItem) } }
    })
  }
  if (!image) return []
  return items.map(({ address, altText }) => ({
    type: 'image',
    version: image.version,
    props: { ...image.initial, src: address, ...(altText.trim() !== '' && { altText: altText.slice(0, 400) }) },
  }))
}
