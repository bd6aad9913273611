import type { MailElement, MailInput, MailView } from '@ashlar/sdk/renderer'
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
import { aligned, alignmentIn, typeAttributes } from './type.ts'

export function wrapperMail({ props, view, width, children }: MailInput<typeof emailWrapper>): MailElement {
  const attributes = { 'background-color': view.colour(props.backgroundColor), width: `${width}px` }
  return { tag: 'mj-body', attributes, children: children() }
}

export function sectionMail({ props, view, width, children }: MailInput<typeof emailSection>): MailElement {
  return {
    tag: 'mj-wrapper',
    attributes: {
      'full-width': 'full-width',
      'background-color': view.colour(props.backgroundColor),
      padding: sides(props),
    },
    children: children(width - props.paddingLeft - props.paddingRight),
  }
}

/** A column of its own width in a row of its own, so that the colour ends where the container does. */
export function containerMail({ props, view, width, children }: MailInput<typeof emailContainer>): MailElement {
  const outer = Math.min(props.maxWidth, width)
  return {
    tag: 'mj-section',
    attributes: { padding: '0' },
    children: [
      {
        tag: 'mj-column',
        attributes: {
          width: `${outer}px`,
          'background-color': view.colour(props.backgroundColor),
          'border-radius': `${props.borderRadius}px`,
          padding: sides(props),
        },
        children: children(Math.max(outer - props.paddingLeft - props.paddingRight, 1)),
      },
    ],
  }
}

export function textboxMail({ props, view }: MailInput<typeof emailTextbox>): MailElement {
  return {
    tag: 'mj-text',
    attributes: {
      align: alignmentIn(props.textTypography) ?? aligned[props.textAlign],
      color: view.colour(props.color || 'dark'),
      'font-size': `${props.fontSize}px`,
      'line-height': props.lineHeight,
      ...typeAttributes(props.textTypography, view),
      padding: sides(props),
    },
    html: props.text,
  }
}

export function imageMail({ props, view, width }: MailInput<typeof emailImage>): MailElement | null {
  const picture = view.picture(props.src)
  if (!picture) return null
  const room = Math.max(width - props.paddingLeft - props.paddingRight, 1)
  const wanted = props.widthUnit === '%' ? (room * Math.min(props.width, 100)) / 100 : props.width
  return {
    tag: 'mj-image',
    attributes: {
      src: picture.src,
      alt: props.altText || (picture.altText ?? ''),
      href: view.link(props.url),
      width: `${Math.max(Math.round(Math.min(wanted, room)), 1)}px`,
      align: aligned[props.textAlign],
      'border-radius': `${props.borderRadius}px`,
      padding: sides(props),
    },
  }
}

export function buttonMail({ props, view }: MailInput<typeof emailButton>): MailElement | null {
  // A reader would get a coloured spot, and a link that says nothing.
  if (props.text.trim() === '') return null
  return {
    tag: 'mj-button',
    attributes: {
      ...coloursOf(props, view),
      href: view.link(props.href),
      align: aligned[props.align],
      width: props.fullWidth ? '100%' : undefined,
      'border-radius': `${props.borderRadius}px`,
      'inner-padding': sides(props),
      padding: around(props),
      'font-size': `${props.fontSize}px`,
      'font-weight': props.fontWeight,
      'line-height': '1.4',
      'text-align': buttonAlignment(props.textTypography) ?? aligned[props.textAlign],
      'text-decoration': props.variant === 'link' ? 'underline' : props.textDecoration,
      ...typeAttributes(props.textTypography, view),
    },
    text: props.text,
  }
}

/** A button of a mail has no justified words. */
function buttonAlignment(stored: Parameters<typeof alignmentIn>[0]) {
  const alignment = alignmentIn(stored)
  return alignment === 'justify' ? 'left' : alignment
}

/** What was chosen by hand wins over the colour of the variant (OPEN-229). */
function coloursOf(props: MailInput<typeof emailButton>['props'], view: MailView) {
  const { variant, backgroundColor, color } = props
  const { named, isFilled, isOutlined } = shapeOf(variant)
  const ground = view.colour(backgroundColor) ?? (isFilled && backgroundColor === '' ? view.colour(named) : undefined)
  const ink = view.colour(color) ?? (ground === undefined ? view.colour(named) : view.colourOn(ground))
  return {
    'background-color': ground ?? 'transparent',
    color: ink,
    border: isOutlined ? `1px solid ${view.colour(named)}` : undefined,
  }
}

export function unsubscribeMail({ props, view }: MailInput<typeof emailUnsubscribe>): MailElement {
  return {
    tag: 'mj-button',
    attributes: {
      href: view.unsubscribeLink,
      'background-color': 'transparent',
      color: view.colour(props.color || 'dark'),
      'inner-padding': '0',
      padding: sides(props),
      align: buttonAlignment(props.textTypography) ?? aligned[props.textAlign],
      'font-size': `${props.textSize}px`,
      'font-weight': 400,
      'line-height': '1.5',
      ...typeAttributes(props.textTypography, view),
      'text-decoration': 'underline',
    },
    text: props.text || 'Unsubscribe',
  }
}
