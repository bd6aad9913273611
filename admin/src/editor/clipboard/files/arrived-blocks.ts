import type { BlockCatalogue } from '@ashlar/sdk'
import { pictureItem } from '@ashlar/sdk/editor'
import type { MediaItem } from '@ashlar/sdk/platform'
import type { Piece } from '../foreign/pieces.ts'
import { linked, type NewBlock, type PastedBlocks, piecesAsBlocks } from '../foreign/pieces-as-blocks.ts'

/** Pictures of one gallery. */
const mostPictures = 200

/** Pictures first, then videos, then one text with a link to each document. */
export function arrivedBlocks(items: readonly MediaItem[], catalogue: BlockCatalogue): PastedBlocks {
  const pictures = items.filter(({ kind }) => kind === 'image')
  const galleries = galleriesOf(pictures, catalogue)
  const pieces = [
    ...(galleries ? [] : pictures.map(pieceOfPicture)),
    ...items.flatMap((item) => (item.kind === 'video' ? pieceOfVideo(item, catalogue) : [])),
    ...items.flatMap((item) => (item.kind === 'document' ? linkTo(item) : [])),
  ]
  const { blocks, leftOut } = piecesAsBlocks({ pieces, leftOut: new Map() }, catalogue)
  return { blocks: [...(galleries ?? []), ...blocks], leftOut }
}

/** Several pictures are a gallery, as is one where no picture stands by itself; undefined where each is its own block. */
function galleriesOf(pictures: readonly MediaItem[], catalogue: BlockCatalogue): NewBlock[] | undefined {
  const gallery = catalogue.get('gallery')
  if (!gallery || (pictures.length < 2 && catalogue.get('image'))) return undefined
  return Array.from({ length: Math.ceil(pictures.length / mostPictures) }, (_, index) => {
    const part = pictures.slice(index * mostPictures, (index + 1) * mostPictures)
    return { type: 'gallery', version: gallery.version, props: { ...gallery.initial, images: part.map(pictureItem) } }
  })
}

const pieceOfPicture = ({ address, altText }: MediaItem): Piece => ({
  kind: 'picture',
  src: address,
  alt: altText.trim(),
  href: '',
})

const pieceOfVideo = (item: MediaItem, catalogue: BlockCatalogue): Piece =>
  catalogue.get('video') ? { kind: 'video', address: item.address } : linkTo(item)

const linkTo = ({ address, name }: MediaItem): Piece => ({ kind: 'prose', html: linked(address, name) })
