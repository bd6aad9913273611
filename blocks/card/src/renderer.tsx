import { type BlockComponentProps, defineBlockRenderer, focusRules, Icon, PictureImg } from '@ashlar/sdk/renderer'
import { card, cardImage } from './block.ts'

function Card({ root, region }: BlockComponentProps<typeof card>) {
  const [header, body, footer] = [region('header'), region('body'), region('footer')]
  return (
    <article {...root}>
      <div className="card-header">{header}</div>
      <div className="card-body">{body}</div>
      {footer !== null && <div className="card-footer">{footer}</div>}
    </article>
  )
}

const shares = { '16 / 9': 16 / 9, '3 / 2': 3 / 2, '4 / 3': 4 / 3, '1 / 1': 1, '4 / 5': 4 / 5 } as const

/** Without a picture a quiet place of the same size, so that cards of a row stay alike. */
function CardImage({ props, root, view }: BlockComponentProps<typeof cardImage>) {
  const picture = view.picture(props.src)
  const href = view.link(props.url)
  const element = picture ? (
    <PictureImg
      picture={picture}
      alt={props.altText}
      sizes="(max-width: 767px) 100vw, 33vw"
      covers={{ ratio: shares[props.ratio] }}
    />
  ) : (
    <Icon name="image" />
  )
  if (href === undefined) return <div {...root}>{element}</div>
  return (
    <div {...root}>
      <a href={href} {...((!picture || props.altText === '') && { 'aria-label': href })}>
        {element}
      </a>
    </div>
  )
}

const cardImageRenderer = defineBlockRenderer(cardImage, CardImage, {
  rules: ({ ratio }) => (ratio === '4 / 3' ? [] : [{ declarations: { '--ratio': ratio } }]),
  viewRules: ({ src }, view) => focusRules(view, src, ' img'),
})

export default [defineBlockRenderer(card, Card), cardImageRenderer] as const
