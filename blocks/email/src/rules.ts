import type { BlockProps } from '@ashlar/sdk'
import { colourValue, contrast, type Declarations, isThemeColour, type StyleRule } from '@ashlar/sdk/renderer'
import type {
  emailButton,
  emailContainer,
  emailImage,
  emailSection,
  emailTextbox,
  emailUnsubscribe,
  emailWrapper,
} from './block.ts'
import { around, shapeOf, sides } from './shape.ts'

// The canvas shows by style sheets what a mail says on its elements.

const colour = (value: string) => colourValue(value) || undefined
const one = (declarations: Declarations): readonly StyleRule[] => [{ declarations }]

export const wrapperRules = (props: BlockProps<typeof emailWrapper>) =>
  one({ 'background-color': colour(props.backgroundColor) })

export const sectionRules = (props: BlockProps<typeof emailSection>) =>
  one({ 'background-color': colour(props.backgroundColor), padding: sides(props) })

export const containerRules = (props: BlockProps<typeof emailContainer>) =>
  one({
    'max-width': `${props.maxWidth}px`,
    'background-color': colour(props.backgroundColor),
    'border-radius': `${props.borderRadius}px`,
    padding: sides(props),
  })

export const textboxRules = (props: BlockProps<typeof emailTextbox>) =>
  one({
    color: colour(props.color),
    'font-size': `${props.fontSize}px`,
    'line-height': props.lineHeight,
    'text-align': props.textAlign,
    padding: sides(props),
  })

export const imageRules = (props: BlockProps<typeof emailImage>): readonly StyleRule[] => [
  { declarations: { 'text-align': props.textAlign, padding: sides(props) } },
  {
    part: ' img',
    declarations: {
      width: `${props.widthUnit === '%' ? Math.min(props.width, 100) : props.width}${props.widthUnit}`,
      'border-radius': `${props.borderRadius}px`,
    },
  },
]

export const buttonRules = (props: BlockProps<typeof emailButton>): readonly StyleRule[] => {
  const { variant } = props
  const { named, isFilled, isOutlined } = shapeOf(variant)
  const ground = props.backgroundColor || (isFilled ? named : '')
  return [
    {
      declarations: {
        'text-align': props.align,
        padding: around(props),
      },
    },
    {
      part: ' > .email-button',
      declarations: {
        padding: sides(props),
        display: props.fullWidth ? 'block' : undefined,
        color: colour(props.color) ?? readableOn(ground) ?? colour(named),
        'background-color': colour(ground),
        'border-radius': `${props.borderRadius}px`,
        'border-color': isOutlined ? colour(named) : undefined,
        'font-size': `${props.fontSize}px`,
        'font-weight': props.fontWeight,
        'text-align': props.textAlign,
        'text-decoration-line': variant === 'link' ? 'underline' : props.textDecoration,
      },
    },
  ]
}

/** As the mail decides it; undefined on no ground. */
function readableOn(ground: string): string | undefined {
  if (isThemeColour(ground)) return `var(--on-${ground})`
  if (!ground.startsWith('#')) return undefined
  return contrast(ground, '#ffffff') >= 4.5 ? '#ffffff' : 'var(--theme-dark)'
}

export const unsubscribeRules = (props: BlockProps<typeof emailUnsubscribe>) =>
  one({
    color: colour(props.color),
    'font-size': `${props.textSize}px`,
    'text-align': props.textAlign,
    padding: sides(props),
  })
