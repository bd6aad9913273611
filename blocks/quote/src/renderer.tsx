import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, EmptyBlock, type View } from '@ashlar/sdk/renderer'
import { quote } from './block.ts'

type Props = BlockProps<typeof quote>

function Quote({ props, root, view }: BlockComponentProps<typeof quote>) {
  if (props.text.trim() === '') return <EmptyBlock root={root} view={view} icon="quote" text="No Quote" />
  return (
    <figure {...root} data-look={props.look}>
      <blockquote>
        <p>{props.text}</p>
      </blockquote>
      <Source props={props} view={view} />
    </figure>
  )
}

function Source({ props: { name, role, href: address }, view }: { readonly props: Props; readonly view: View }) {
  if (name === '' && role === '') return null
  const href = view.link(address)
  const words = (
    <>
      {name !== '' && <b className="quote-name">{name}</b>}
      {name !== '' && role !== '' && ' '}
      {role !== '' && <span className="quote-role">{role}</span>}
    </>
  )
  return <figcaption>{href === undefined ? words : <a href={href}>{words}</a>}</figcaption>
}

export default defineBlockRenderer(quote, Quote)
