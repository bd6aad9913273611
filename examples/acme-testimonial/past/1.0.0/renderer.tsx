import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { testimonial } from './block.ts'

function Testimonial({ props, root }: BlockComponentProps<typeof testimonial>) {
  return (
    <figure {...root}>
      <blockquote>{props.text}</blockquote>
      <figcaption>
        <strong>{props.name}</strong>
        {props.recommended && <span> recommends us</span>}
      </figcaption>
    </figure>
  )
}

export default defineBlockRenderer(testimonial, Testimonial)
