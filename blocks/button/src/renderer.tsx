import { type BlockProps, themeColours } from '@ashlar/sdk'
import { type BlockComponentProps, colourValue, defineBlockRenderer, Icon, type StyleRule } from '@ashlar/sdk/renderer'
import { button } from './block.ts'

function Button({ props, root, view }: BlockComponentProps<typeof button>) {
  // A visitor would get a coloured spot, and a link that says nothing; in the canvas there is something to write into.
  if (view.mode === 'site' && props.text.trim() === '' && props.buttonIcon === '') return null
  const href = view.link(props.href)
  const icon = props.buttonIcon === '' ? null : <Icon name={props.buttonIcon} />
  const content = (
    <>
      {props.iconPosition === 'before' && icon}
      {props.text}
      {props.iconPosition === 'after' && icon}
    </>
  )
  const attributes = {
    className: ['button', props.cssClasses].filter(Boolean).join(' '),
    'data-variant': props.variant,
    'data-size': props.size,
    ...(props.eventTriggerName !== '' && { 'data-event': props.eventTriggerName }),
  }
  return (
    <div {...root}>
      {href === undefined ? (
        <span {...attributes} data-disabled="">
          {content}
        </span>
      ) : (
        <a {...attributes} href={href} {...(props.target !== '_self' && { target: props.target })}>
          {content}
        </a>
      )}
    </div>
  )
}

/** Undefined where the value is the specification's default: the theme and the size then decide. */
const unless = (standard: number, value: number, unit = '') => (value === standard ? undefined : `${value}${unit}`)

function buttonRules(props: BlockProps<typeof button>): readonly StyleRule[] {
  const ground = props.buttonColor || props.backgroundColor
  const ink = props.textColor || props.color
  const named = themeColours.find((colour) => colour === ground)
  return [
    { declarations: { width: props.fullWidth ? '100%' : undefined } },
    {
      part: ' > .button',
      declarations: {
        '--ground': ground === '' ? undefined : colourValue(ground),
        '--ink': ink !== '' ? colourValue(ink) : named ? `var(--on-${named})` : undefined,
        'border-radius': unless(4, props.borderRadius, 'px'),
        'font-size': unless(16, props.fontSize, 'px'),
        'font-weight': unless(700, props.fontWeight),
        'text-decoration-line': props.textDecoration === 'none' ? undefined : props.textDecoration,
        ...(props.fullWidth && { display: 'flex', 'justify-content': props.textAlign }),
      },
    },
  ]
}

export default defineBlockRenderer(button, Button, {
  rules: buttonRules,
  client: (props) => (props.eventTriggerName === '' ? undefined : 'idle'),
})
