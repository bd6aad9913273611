import { type CanvasProps, defineBlockEditor, field, InlineText, panel } from '@ashlar/sdk/editor'
import { quote } from './block.ts'

function QuoteCanvas({ props, root, update, done }: CanvasProps<typeof quote>) {
  return (
    <figure {...root} data-look={props.look}>
      <blockquote>
        <InlineText
          as="p"
          ariaLabel="Quotation"
          multiline
          value={props.text}
          onChange={(text) => update({ text })}
          onDone={done}
        />
      </blockquote>
      <figcaption>
        <InlineText
          as="b"
          className="quote-name"
          ariaLabel="Name"
          value={props.name}
          onChange={(name) => update({ name })}
          onDone={done}
        />{' '}
        <InlineText
          as="span"
          className="quote-role"
          ariaLabel="Role or work"
          value={props.role}
          onChange={(role) => update({ role })}
          onDone={done}
        />
      </figcaption>
    </figure>
  )
}

export default defineBlockEditor(quote, {
  panels: [
    panel('Settings', [
      field('text', { control: 'textarea' }),
      'name',
      'role',
      'href',
      field('look', {
        control: 'segments',
        options: { mark: 'Quotation mark', line: 'Line', large: 'Large' },
      }),
    ]),
  ],
  canvas: QuoteCanvas,
  summary: ({ text, name }) => text || name,
})
