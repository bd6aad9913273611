import { type BlockProps, filledText } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  focusRules,
  type Picture,
  PictureImg,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { gallery, usualColumns } from './block.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof gallery>
type GalleryImage = Props['images'][number]

/** What can be shown, in its order. */
const shownIn = (props: Props, view: View) =>
  props.images.flatMap((image) => {
    const picture = view.picture(image.file)
    return picture ? [{ image, picture }] : []
  })

/** Each picture is a link to itself: without a script it opens alone. */
function Gallery({ props, root, view }: BlockComponentProps<typeof gallery>) {
  const pictures = shownIn(props, view)
  if (pictures.length === 0) return <EmptyBlock root={root} view={view} icon="images" text="No Images" />
  const t = words(view.language)
  return (
    <div
      {...root}
      {...(props.layout === 'grid' && { 'data-layout': 'grid', 'data-ratio': props.ratio })}
      data-pictures={t.pictures}
      data-close={t.close}
      data-previous={t.previous}
      data-next={t.next}
    >
      {pictures.map(({ image, picture }, index) => {
        const link = (
          <Enlarging key={image.id} image={image} picture={picture} number={index + 1} props={props} view={view} />
        )
        return !image.caption ? (
          link
        ) : (
          <figure key={image.id}>
            {link}
            <figcaption>{image.caption}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}

interface EnlargingProps {
  readonly image: GalleryImage
  readonly picture: Picture
  readonly number: number
  readonly props: Props
  readonly view: View
}

function Enlarging({ image, picture, number, props, view }: EnlargingProps) {
  const t = words(view.language)
  return (
    <a
      href={picture.src}
      aria-label={
        picture.altText ? filledText(t.openNamed, { name: picture.altText }) : filledText(t.open, { n: number })
      }
    >
      <PictureImg
        picture={picture}
        alt={picture.altText ?? ''}
        sizes={sizesOf(props)}
        covers={props.layout === 'grid' ? { ratio: ratioOf(props) } : undefined}
        width={image.width}
        height={image.height}
      />
    </a>
  )
}

function sizesOf({ columns, tabletColumns, mobileColumns }: Props): string {
  const share = (count: number) => `${Math.floor(100 / count)}vw`
  return `(max-width: 500px) ${share(mobileColumns)}, (max-width: 700px) ${share(tabletColumns)}, ${share(columns)}`
}

function ratioOf({ ratio }: Props): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width / height
}

function galleryRules(props: Props): readonly StyleRule[] {
  const other = (name: keyof typeof usualColumns) => (props[name] === usualColumns[name] ? undefined : props[name])
  return [
    {
      declarations: {
        '--gallery-columns': other('columns'),
        '--gallery-tablet': other('tabletColumns'),
        '--gallery-mobile': other('mobileColumns'),
        '--gallery-gap': props.gap === null ? undefined : `${props.gap}px`,
      },
    },
  ]
}

/** Only a grid crops. */
const focusOf = (props: Props, view: View): readonly StyleRule[] =>
  props.layout === 'masonry'
    ? []
    : shownIn(props, view).flatMap(({ image }, index) =>
        focusRules(view, image.file, ` > :nth-child(${index + 1}) img`),
      )

export default defineBlockRenderer(gallery, Gallery, {
  client: ({ images }) => (images.length === 0 ? undefined : 'visible'),
  clientProps: () => ({}),
  rules: galleryRules,
  viewRules: focusOf,
})
