import { type CanvasProps, defineBlockEditor, field, InlineText, panel, slider } from '@ashlar/sdk/editor'
import { button } from './block.ts'

function ButtonCanvas({ props, root, update, done }: CanvasProps<typeof button>) {
  return (
    <div {...root}>
      <InlineText
        as="span"
        className="button"
        data-variant={props.variant}
        data-size={props.size}
        ariaLabel="Button text"
        value={props.text}
        onChange={(value) => update({ text: value })}
        onDone={done}
      />
    </div>
  )
}

export default defineBlockEditor(button, {
  panels: [
    panel('Typography', [
      'text',
      slider('fontSize', { step: 1, unit: 'px' }),
      slider('fontWeight', { step: 100 }),
      'textAlign',
      'textDecoration',
    ]),
    panel('Options', [
      'href',
      'target',
      'variant',
      'size',
      'fullWidth',
      field('buttonIcon', { control: 'icon' }),
      'iconPosition',
    ]),
    panel('Settings', [
      'buttonColor',
      'textColor',
      'backgroundColor',
      'color',
      'borderRadius',
      'cssClasses',
      'eventTriggerName',
    ]),
  ],
  canvas: ButtonCanvas,
  summary: (props) => props.text,
})
