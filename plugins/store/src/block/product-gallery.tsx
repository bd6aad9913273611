import { filledText } from '@ashlar/sdk'
import { Icon, PictureImg, type View } from '@ashlar/sdk/renderer'
import type { PageProduct } from './shown-product.ts'
import type { StoreWords } from './visitor-texts.ts'

interface ProductGalleryProps {
  readonly id: string
  readonly product: PageProduct
  readonly view: View
  readonly texts: StoreWords
}

/**
 * Pictures side by side in a row that is scrolled; the small ones lead to each by its address, so no script is needed.
 * Pictures of variants stand behind those of the product.
 */
export function ProductGallery({ id, product, view, texts }: ProductGalleryProps) {
  const known = new Set(product.images.map(({ file }) => file))
  const ofVariants = [...new Set(product.variants.map(({ image }) => image))].filter(
    (file) => file !== '' && !known.has(file),
  )
  const pictures = [...product.images, ...ofVariants.map((file) => ({ file, alt: product.name }))].flatMap((image) => {
    const picture = view.picture(image.file)
    return picture ? [{ ...image, picture }] : []
  })
  if (pictures.length === 0) {
    return (
      <div className="store-gallery">
        <div className="store-picture store-no-picture">
          <Icon name="image" />
        </div>
      </div>
    )
  }
  const at = (index: number) => `${id}-picture-${index + 1}`
  return (
    <div className="store-gallery">
      <ul className="plain store-slides" aria-label={texts.pictures} {...(pictures.length > 1 && { tabIndex: 0 })}>
        {pictures.map(({ file, alt, picture }, index) => (
          <li key={file} id={at(index)} className="store-picture" data-file={file}>
            <PictureImg picture={picture} alt={alt} sizes="(width >= 820px) 55vw, 100vw" />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="plain store-thumbs">
          {pictures.map(({ file, picture: { priority: _, ...picture } }, index) => (
            <li key={file}>
              <a
                href={`#${at(index)}`}
                aria-label={filledText(texts.picture, { n: index + 1 })}
                {...(index === 0 && { 'aria-current': 'true' as const })}
              >
                <PictureImg picture={picture} alt="" sizes="120px" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
