import { type BlockComponentProps, defineBlockRenderer, RichHtml } from '@ashlar/sdk/renderer'
import { testimonial } from './block.ts'

function Testimonial({ props, root, view }: BlockComponentProps<typeof testimonial>) {
  const picture = view.picture(props.portrait)
  return (
    <figure {...root} data-look={props.look}>
      <blockquote>
        <RichHtml html={props.quote} view={view} />
      </blockquote>
      <figcaption>
        {picture && <img src={picture.src} width="48" height="48" alt="" loading="lazy" decoding="async" />}
        <span>
          <strong>{props.author}</strong>
          {props.role !== '' && <small>{props.role}</small>}
        </span>
        {props.stars > 0 && (
          <span role="img" aria-label={`${props.stars} of 5 stars`}>
            {'★'.repeat(props.stars)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

export default defineBlockRenderer(testimonial, Testimonial)
