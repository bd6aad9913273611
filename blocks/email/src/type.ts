import type { PerDevice, Typography, TypographyMember } from '@ashlar/sdk'
import type { MailElement, MailView } from '@ashlar/sdk/renderer'
import type { Static } from 'typebox'

/** A mail loads no fonts, and knows no text styles of the theme. */
export const notInMails = ['textStyle', 'fontFamily'] as const satisfies readonly TypographyMember[]

/** Pixels of one unit: what a block stands in has 16 px letters, and a mail is 600 px wide. */
const pixels = { px: 1, rem: 16, em: 16, '%': 0.16, vw: 6 } as const

/** Mail programs know no `start` and `end`. */
export const aligned = { start: 'left', center: 'center', end: 'right' } as const

type Stored = Static<PerDevice<typeof Typography>>
type Attributes = NonNullable<MailElement['attributes']>

/**
 * What a person set of a text beyond the documented props of its block. A mail has one width, that of desktop: what
 * tablet and mobile say would need style sheets, which many mail programs drop.
 */
export function typeAttributes({ desktop: type = {} }: Stored, view: MailView): Attributes {
  const { fontSize, fontSizeUnit = 'px', letterSpacing, letterSpacingUnit = 'px', color = '', colorOpacity = 1 } = type
  const ink = view.colour(color)
  const set = {
    'font-size': typeof fontSize === 'number' ? `${round(fontSize * pixels[fontSizeUnit])}px` : undefined,
    'font-weight': type.fontWeight ?? undefined,
    'font-style': type.fontStyle || undefined,
    'line-height': type.lineHeight ?? undefined,
    'letter-spacing': typeof letterSpacing === 'number' ? `${letterSpacing}${letterSpacingUnit}` : undefined,
    color: ink && colorOpacity < 1 ? withOpacity(ink, colorOpacity) : ink,
    'text-decoration': type.textDecoration || undefined,
    'text-transform': type.textTransform || undefined,
  }
  // What is not set leaves the documented prop as it is.
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
}

/** The alignment that a person set beyond the documented prop, as a mail says it. */
export function alignmentIn({ desktop }: Stored): 'left' | 'center' | 'right' | 'justify' | undefined {
  const align = desktop?.textAlign
  return align === 'justify' ? align : align ? aligned[align] : undefined
}

function withOpacity(hex: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgba(${channels.join(',')},${opacity})`
}

const round = (value: number) => Number(value.toFixed(2))
