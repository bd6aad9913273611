import Type, { type Static, type TProperties } from 'typebox'
import { type PerDevice, perDevice } from './devices.ts'
import { fonts } from './fonts.ts'
import { Colour, oneOf, orEmpty } from './values.ts'

const closed = { additionalProperties: false } as const

export const fontSizeUnits = ['px', 'rem', 'em', '%', 'vw'] as const

/** Members that a text style of the theme and a text of a block have in common. */
const look = {
  fontFamily: oneOf(['', ...fonts], { title: 'Font', default: '', control: 'font' }),
  fontSize: orEmpty(Type.Number({ title: 'Size', minimum: 0.1, maximum: 400 })),
  fontSizeUnit: oneOf(fontSizeUnits, { default: 'px' }),
  fontWeight: orEmpty(Type.Integer({ title: 'Weight', minimum: 100, maximum: 900, multipleOf: 100 })),
  fontStyle: oneOf(['', 'normal', 'italic'], { title: 'Style', default: '' }),
  /** A multiple of the size. */
  lineHeight: orEmpty(Type.Number({ title: 'Line height', minimum: 0.5, maximum: 5 })),
  letterSpacing: orEmpty(Type.Number({ title: 'Letter spacing', minimum: -20, maximum: 100 })),
  letterSpacingUnit: oneOf(['px', 'em'], { default: 'px' }),
  color: Colour({ title: 'Colour', default: '' }),
  colorOpacity: Type.Number({ title: 'Opacity', minimum: 0, maximum: 1, multipleOf: 0.01, default: 1 }),
  textDecoration: oneOf(['', 'none', 'underline', 'line-through'], { title: 'Decoration', default: '' }),
  textTransform: oneOf(['', 'none', 'uppercase', 'lowercase', 'capitalize'], { title: 'Case', default: '' }),
}

/** How letters look. Empty members write no declaration: the theme or the block decides. */
export const TypeLook = Type.Object(look, closed)
export type TypeLook = Static<typeof TypeLook>

/** Typography of one text of a block on one device class: a text style of the theme, and what differs from it. */
export const Typography = Type.Object(
  {
    /** Id of a text style of the theme. One that the theme has no more changes nothing. */
    textStyle: Type.String({ title: 'Text style', pattern: '^[a-z0-9-]{0,40}$', default: '', control: 'text-style' }),
    ...look,
    textAlign: oneOf(['', 'start', 'center', 'end', 'justify'], { title: 'Align', default: '' }),
  },
  closed,
)
export type Typography = Static<typeof Typography>

export type TypographyMember = Exclude<keyof Typography, 'fontSizeUnit' | 'letterSpacingUnit' | 'colorOpacity'>

/** A prop of the block's own that has held a member of the typography since before. */
export interface OwnTypeProp {
  readonly prop: string
  /** The unit in which the prop counts. */
  readonly unit?: 'px' | 'rem' | 'em'
  /** The value with which the prop leaves the member to the theme. */
  readonly asTheme?: string | number | null
  /** Other props of the block that decide the member while this one leaves it to the theme, unless they have their defaults. */
  readonly decidedBy?: readonly string[]
}

/** One text of a block: its typography is given, checked, styled and edited by the SDK. */
export interface BlockText {
  /** What the panel calls it: "Title". */
  readonly title: string
  /** What follows the selector of the block's root, as in a `StyleRule`: ` > h2`. Absent: the root itself. */
  readonly part?: string
  /** The only members that the text has; all of them without it. */
  readonly members?: readonly TypographyMember[]
  /** Members that the text does not have, because its place or its content says them. */
  readonly without?: readonly TypographyMember[]
  /** Where the block has documented props for members: they keep their data, and the panel shows one control for both. */
  readonly own?: { readonly [Member in TypographyMember]?: OwnTypeProp }
  /** A property that follows the alignment, where `text-align` alone would not move the text. */
  readonly alignsWith?: 'align-self' | 'justify-items' | 'justify-content'
}

export type BlockTexts = Readonly<Record<string, BlockText>>

/** Name of the prop that holds the typography of a text. */
export const typographyProp = <Name extends string>(name: Name) => `${name}Typography` as const

export type TextProperties<Names extends string> = {
  [Name in Names as `${Name}Typography`]: PerDevice<typeof Typography>
}

/** The properties that a block's texts add to its schema. */
export function textProperties<Names extends string>(texts: Readonly<Record<Names, BlockText>>): TextProperties<Names> {
  const properties: TProperties = {}
  for (const name of Object.keys(texts)) properties[typographyProp(name)] = perDevice(Typography)
  return properties as TextProperties<Names>
}
