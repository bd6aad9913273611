import { type CanvasProps, defineBlockEditor, field, InlineText, panel, slider } from '@ashlar/sdk/editor'
import { text } from './block.ts'

function TextCanvas({ props, root, update, done }: CanvasProps<typeof text>) {
  return (
    <InlineText
      {...root}
      {...(props.look !== '' && { 'data-look': props.look })}
      as={props.tag}
      ariaLabel="Text"
      multiline
      value={props.text}
      onChange={(value) => update({ text: value })}
      onDone={done}
    />
  )
}

export default defineBlockEditor(text, {
  panels: [
    panel('Typography', [
      field('text', { control: 'textarea' }),
      'tag',
      field('look', {
        control: 'auto',
        options: {
          '': 'As its tag',
          h1: 'Heading 1',
          h2: 'Heading 2',
          h3: 'Heading 3',
          h4: 'Heading 4',
          lead: 'Lead',
          quiet: 'Quiet',
          small: 'Small',
          label: 'Label',
        },
      }),
      slider('fontSize', { step: 0.25, unit: 'rem' }),
      slider('fontWeight', { step: 100 }),
      field('maxWidth', { control: 'auto', unit: 'em' }),
      'textAlign',
    ]),
  ],
  canvas: TextCanvas,
  summary: (props) => props.text,
  // The odd rule of the specification, kept to the letter (BLK-COMMON-021, OPEN-214).
  dragRefusal: (props) => (props.text === 'Drag' ? 'A text that reads "Drag" cannot be dragged.' : undefined),
})
