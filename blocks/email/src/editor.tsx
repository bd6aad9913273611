import {
  type CanvasProps,
  type ControlProps,
  defineBlockEditor,
  field,
  InlineRichText,
  InlineText,
  panel,
  slider,
} from '@ashlar/sdk/editor'
import { Select } from '@ashlar/sdk/ui'
import {
  emailButton,
  emailContainer,
  emailImage,
  emailSection,
  emailTextbox,
  emailUnsubscribe,
  emailWrapper,
  textSizes,
} from './block.ts'

const padding = ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'] as const
const space = panel('Dimensions', padding)

function TextboxCanvas({ props, root, update, done }: CanvasProps<typeof emailTextbox>) {
  return (
    <InlineRichText
      {...root}
      as="div"
      ariaLabel="Text"
      value={props.text}
      onChange={(text) => update({ text })}
      onDone={done}
    />
  )
}

function ButtonCanvas({ props, root, update, done }: CanvasProps<typeof emailButton>) {
  return (
    <div {...root}>
      <InlineText
        as="span"
        className="email-button"
        ariaLabel="Button text"
        value={props.text}
        onChange={(text) => update({ text })}
        onDone={done}
      />
    </div>
  )
}

function UnsubscribeCanvas({ props, root, update, done }: CanvasProps<typeof emailUnsubscribe>) {
  return (
    <div {...root}>
      <InlineText
        as="u"
        ariaLabel="Text of the link"
        value={props.text}
        onChange={(text) => update({ text })}
        onDone={done}
      />
    </div>
  )
}

/** The six sizes, none between them (BLK-UNSUB-002). */
function SizeControl({ id, value, change }: ControlProps) {
  const options = textSizes.map((size) => ({ value: String(size), label: `${size} px` }))
  return <Select id={id} size="sm" value={String(value)} options={options} onChange={(size) => change(Number(size))} />
}

export default [
  defineBlockEditor(emailWrapper, { panels: [panel('Settings', ['backgroundColor'])] }),
  defineBlockEditor(emailSection, { panels: [panel('Settings', ['backgroundColor']), space] }),
  defineBlockEditor(emailContainer, {
    panels: [
      panel('Settings', ['backgroundColor', 'borderRadius']),
      panel('Dimensions', [slider('maxWidth', { step: 10, unit: 'px' }), ...padding]),
    ],
  }),
  defineBlockEditor(emailTextbox, {
    panels: [
      panel('Typography', [slider('fontSize', { step: 1, unit: 'px' }), 'lineHeight', 'textAlign', 'color']),
      space,
    ],
    canvas: TextboxCanvas,
    summary: (props) => props.text.replaceAll(/<[^<>]*>/g, ' ').trim(),
  }),
  defineBlockEditor(emailImage, {
    panels: [
      panel('Images', ['src', 'altText', 'url']),
      panel('Options', ['textAlign', 'borderRadius']),
      panel('Dimensions', ['width', ...padding]),
    ],
    summary: (props) => props.altText || props.src.slice(props.src.lastIndexOf('/') + 1),
  }),
  defineBlockEditor(emailButton, {
    panels: [
      panel('Typography', [
        'text',
        slider('fontSize', { step: 1, unit: 'px' }),
        slider('fontWeight', { step: 100 }),
        'textAlign',
        'textDecoration',
      ]),
      panel('Options', ['href', 'variant', 'fullWidth', 'align']),
      panel('Settings', ['backgroundColor', 'color', 'borderRadius']),
      panel('Dimensions', [...padding, 'marginTop', 'marginRight', 'marginBottom', 'marginLeft']),
    ],
    canvas: ButtonCanvas,
    summary: (props) => props.text,
  }),
  defineBlockEditor(emailUnsubscribe, {
    panels: [
      panel('Typography', [
        'text',
        field('textSize', { control: 'component', component: SizeControl }),
        'textAlign',
        'color',
      ]),
      space,
    ],
    canvas: UnsubscribeCanvas,
    summary: (props) => props.text,
  }),
]
