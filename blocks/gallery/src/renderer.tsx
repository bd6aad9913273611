import { filledText } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, PictureImg } from '@ashlar/sdk/renderer'
import { gallery } from './block.ts'
import { words } from './visitor-texts.ts'

/** Each picture is a link to itself: without a script it opens alone. */
function Gallery({ props, root, view }: BlockComponentProps<typeof gallery>) {
  const pictures = props.images.flatMap((image) => {
    const picture = view.picture(image.file)
    return picture ? [{ image, picture }] : []
  })
  if (pictures.length === 0) return <EmptyBlock root={root} view={view} icon="images" text="No Images" />
  const t = words(view.language)
  return (
    <div {...root} data-pictures={t.pictures} data-close={t.close} data-previous={t.previous} data-next={t.next}>
      {pictures.map(({ image, picture }, index) => (
        <a
          key={image.id}
          href={picture.src}
          aria-label={
            picture.altText ? filledText(t.openNamed, { name: picture.altText }) : filledText(t.open, { n: index + 1 })
          }
        >
          <PictureImg
            picture={picture}
            alt={picture.altText ?? ''}
            sizes="(max-width: 500px) 100vw, (max-width: 700px) 50vw, 33vw"
            width={image.width}
            height={image.height}
          />
        </a>
      ))}
    </div>
  )
}

export default defineBlockRenderer(gallery, Gallery, {
  client: ({ images }) => (images.length === 0 ? undefined : 'visible'),
})
