import { type BlockProps, filledText } from '@ashlar/sdk'
import {
  type BlockComponentProps,
  defineBlockRenderer,
  EmptyBlock,
  focusRules,
  Icon,
  PictureImg,
  type StyleRule,
  type View,
} from '@ashlar/sdk/renderer'
import { testimonials } from './block.ts'
import { words } from './visitor-texts.ts'

type Props = BlockProps<typeof testimonials>
type Item = Props['testimonials'][number]

function Testimonials({ props, root, view }: BlockComponentProps<typeof testimonials>) {
  if (props.testimonials.length === 0)
    return <EmptyBlock root={root} view={view} icon="message-square-quote" text="No Testimonials" />
  return (
    <ul {...root} data-look={props.look}>
      {props.testimonials.map((item) => (
        <li key={item.id}>
          <Testimonial item={item} view={view} />
        </li>
      ))}
    </ul>
  )
}

function Testimonial({ item, view }: { readonly item: Item; readonly view: View }) {
  const picture = view.picture(item.picture)
  return (
    <figure>
      {item.rating > 0 && <Rating rating={item.rating} language={view.language} />}
      <blockquote>
        <p>{item.text}</p>
      </blockquote>
      <figcaption>
        {picture && <PictureImg picture={picture} alt={item.altText} sizes="56px" covers={{ ratio: 1 }} />}
        <span>
          <b className="testimonial-name">{item.name}</b>
          {item.role !== '' && <span className="testimonial-role">{item.role}</span>}
        </span>
      </figcaption>
    </figure>
  )
}

const places = [1, 2, 3, 4, 5] as const

/** Stars for the eye, words for those who cannot see them. */
function Rating({ rating, language }: { readonly rating: number; readonly language: string }) {
  return (
    <p className="testimonial-rating">
      <span className="visually-hidden">{filledText(words(language).rating, { rating })}</span>
      {places.map((place) => (
        <Icon key={place} name="star" className={place <= rating ? 'icon filled' : 'icon'} />
      ))}
    </p>
  )
}

function testimonialsRules({ testimonials: items, columns, gap }: Props): readonly StyleRule[] {
  if (items.length === 0) return []
  const declarations = {
    '--columns': columns === 3 ? undefined : columns,
    '--between': gap === 2 ? undefined : `${gap}rem`,
  }
  return [{ declarations }]
}

export default defineBlockRenderer(testimonials, Testimonials, {
  rules: testimonialsRules,
  viewRules: (props, view) =>
    props.testimonials.flatMap(({ picture }, index) =>
      focusRules(view, picture, ` > :nth-child(${index + 1}) figcaption > img`),
    ),
})
