import Type, { type Static, type TProperties } from 'typebox'
import { type PerDevice, perDevice } from './devices.ts'
import { Cell, Hover, Sticky } from './given.ts'
import { Colour, oneOf, orEmpty, PictureAddress } from './values.ts'

const closed = { additionalProperties: false } as const
const side = () => orEmpty(Type.Number({ minimum: -2000, maximum: 2000 }))
const inside = (value: number) => Type.Number({ minimum: 0, maximum: 2000, default: value })

/** Only the top side of a margin refuses negative values. Empty means no declaration. */
export const Margin = Type.Object(
  {
    top: orEmpty(Type.Number({ minimum: 0, maximum: 2000 })),
    right: side(),
    bottom: side(),
    left: side(),
    unit: oneOf(['px', 'rem', '%'], { default: 'px' }),
  },
  closed,
)
export type Margin = Static<typeof Margin>

/** 48 above and below, 0 at the sides. */
export const Padding = Type.Object(
  {
    top: inside(48),
    right: inside(0),
    bottom: inside(48),
    left: inside(0),
    unit: oneOf(['px', 'rem', '%'], { default: 'px' }),
  },
  closed,
)
export type Padding = Static<typeof Padding>

const left = () => orEmpty(Type.Number({ minimum: 0, maximum: 2000 }))

/** Of a surface within the block, whose own padding may follow its size: an empty side is left to it. */
const SurfacePadding = Type.Object(
  { top: left(), right: left(), bottom: left(), left: left(), unit: Padding.properties.unit },
  closed,
)

/** Empty keywords write no declaration. */
export const Alignment = Type.Object(
  {
    width: Type.Number({ minimum: 0, maximum: 10_000, default: 1320 }),
    widthUnit: oneOf(['px', '%', 'rem', 'vw'], { default: 'px' }),
    widthAuto: Type.Boolean({ default: false }),
    fluid: Type.Boolean({ default: false }),
    height: Type.Number({ minimum: 0, maximum: 10_000, default: 0 }),
    heightUnit: oneOf(['px', '%', 'rem', 'vw', 'vh'], { default: 'px' }),
    heightAuto: Type.Boolean({ default: true }),
    gap: Type.Number({ minimum: 0, maximum: 1000, default: 16 }),
    gapUnit: oneOf(['px', 'rem'], { default: 'px' }),
    flexDirection: oneOf(['row', 'row-reverse', 'column', 'column-reverse'], { default: 'column' }),
    alignContent: oneOf(
      ['normal', 'flex-start', 'flex-end', 'center', 'space-between', 'space-around', 'space-evenly', 'stretch'],
      { default: 'normal' },
    ),
    alignItems: oneOf(['normal', 'stretch', 'flex-start', 'flex-end', 'center', 'baseline'], { default: 'normal' }),
    justifyContent: oneOf(
      ['normal', 'flex-start', 'flex-end', 'center', 'space-between', 'space-around', 'space-evenly'],
      { default: 'normal' },
    ),
  },
  closed,
)
export type Alignment = Static<typeof Alignment>

/** Stored as here; `color` and `opacity` are read as aliases when content is brought forward. */
export const OverlaySettings = Type.Object(
  {
    enabled: Type.Boolean({ default: false }),
    overlayColor: Colour({ default: 'dark' }),
    overlayOpacity: Type.Number({ minimum: 0, maximum: 1, multipleOf: 0.01, default: 0.5 }),
  },
  { ...closed, default: {}, aliases: { color: 'overlayColor', opacity: 'overlayOpacity' } },
)

export const Gradient = Type.Object(
  {
    type: oneOf(['linear', 'radial'], { default: 'linear' }),
    angle: Type.Number({ minimum: 0, maximum: 360, default: 180 }),
    stops: Type.Array(
      Type.Object(
        { color: Colour({ default: 'primary' }), position: Type.Number({ minimum: 0, maximum: 100, default: 0 }) },
        closed,
      ),
      { minItems: 2, maxItems: 8, default: [] },
    ),
  },
  { ...closed, control: 'gradient' },
)

const position = () => Type.String({ pattern: '^-?[0-9]{1,4}(\\.[0-9]{1,3})?(px|%)$', default: '50%' })

export const Background = Type.Object(
  {
    backgroundColor: Colour({ default: '' }),
    backgroundImage: PictureAddress({ default: '' }),
    backgroundPositionX: position(),
    backgroundPositionY: position(),
    backgroundSize: oneOf(['auto', 'cover', 'contain'], { default: 'cover' }),
    backgroundRepeat: oneOf(['repeat', 'no-repeat', 'repeat-x', 'repeat-y'], { default: 'no-repeat' }),
    backgroundAttachment: oneOf(['scroll', 'fixed', 'local'], { default: 'scroll' }),
    backgroundOpacity: Type.Number({ minimum: 0, maximum: 1, multipleOf: 0.01, default: 1 }),
    gradient: orEmpty(Gradient),
    usePageImage: Type.Boolean({ default: false }),
    overlaySettings: OverlaySettings,
    zoomInOnHover: Type.Boolean({ default: false }),
  },
  closed,
)
export type Background = Static<typeof Background>

/** What the shadow presets draw. */
export const shadows = {
  none: 'none',
  small: '0 0 5px rgba(0,0,0,.25)',
  medium: '0 0 10px rgba(0,0,0,.25)',
  large: '0 0 15px rgba(0,0,0,.25)',
} as const

/** `border` is a shorthand that the panel writes together with the four flags. */
export const Border = Type.Object(
  {
    border: oneOf(['none', 'all', 'top', 'right', 'bottom', 'left'], { default: 'none' }),
    borderTop: Type.Boolean({ default: false }),
    borderRight: Type.Boolean({ default: false }),
    borderBottom: Type.Boolean({ default: false }),
    borderLeft: Type.Boolean({ default: false }),
    borderStyle: oneOf(['solid', 'dashed', 'dotted', 'double'], { default: 'solid' }),
    borderWidth: Type.Number({ unit: 'px', minimum: 0, maximum: 100, default: 1 }),
    borderColor: Colour({ default: '#000000' }),
    borderRadius: Type.Number({ unit: 'px', minimum: 0, maximum: 1000, default: 0 }),
    boxShadow: { ...oneOf(['', 'none', 'small', 'medium', 'large'], { default: '' }), control: 'shadow' },
  },
  closed,
)
export type Border = Static<typeof Border>

export const animations = ['none', 'fade-in', 'slide-up', 'slide-down', 'slide-left', 'slide-right', 'zoom-in'] as const

const groups = {
  visibility: {
    showOnDesktop: Type.Boolean({ default: true }),
    showOnTablet: Type.Boolean({ default: true }),
    showOnMobile: Type.Boolean({ default: true }),
    hideOnHomepage: Type.Boolean({ default: false }),
  },
  spacing: {
    margin: perDevice(Margin),
    padding: perDevice(Padding),
  },
  alignment: { alignment: perDevice(Alignment) },
  background: {
    background: perDevice(Background),
    /** Mirrors the picture, and nothing that stands on it. */
    flipBackgroundImageHorizontally: Type.Boolean({ title: 'Mirror image', default: false }),
  },
  border: { border: perDevice(Border) },
  shadow: {
    /** The shadow of the border wins where one is set. */
    shadow: oneOf(['none', 'small', 'medium', 'large'], { default: 'none' }),
  },
  animation: {
    /** How the block comes into sight. Never where motion is not wanted. */
    animation: oneOf(animations, { default: 'none' }),
    animationDelay: Type.Integer({ title: 'Delay', minimum: 0, maximum: 10_000, default: 0 }),
  },
  overflow: {
    /** Inherit writes no declaration. */
    overflow: oneOf(['inherit', 'hidden', 'scroll', 'auto', 'visible', 'initial', 'unset'], { default: 'inherit' }),
  },
  customCss: { customCss: Type.String({ maxLength: 20_000, default: '' }) },
  sticky: { sticky: perDevice(Sticky) },
  hover: { hover: perDevice(Hover) },
  cell: { cell: perDevice(Cell) },
} as const satisfies Record<string, TProperties>

/** Groups of properties that a block takes from the SDK instead of writing them. */
export type CommonGroup = keyof typeof groups

/** What every block has that can be shown and hidden, without asking for it. */
const given = ['sticky', 'hover', 'cell'] as const satisfies readonly CommonGroup[]

/** The groups that a block has, with those that are given. */
export type WithGiven<G extends CommonGroup> = G | ('visibility' extends G ? (typeof given)[number] : never)

/** Whatever stands on a page may stay in sight, answer to the pointer and span cells; what only stands in mails does not. */
export function withGiven<G extends CommonGroup>(names: readonly G[]): readonly WithGiven<G>[] {
  const isOnPages = names.some((name) => name === 'visibility')
  // Which of the two it is follows from the names, as the type says.
  return (isOnPages ? [...names, ...given] : names) as readonly WithGiven<G>[]
}

type Groups = typeof groups
type UnionToIntersection<U> = (U extends unknown ? (x: U) => void : never) extends (x: infer I) => void ? I : never

/** `syncDevices`: with it on, an edit on the desktop tab is copied to tablet and mobile, where they set nothing themselves. */
export type CommonProperties<G extends CommonGroup> = [G] extends [never]
  ? Record<never, never>
  : UnionToIntersection<Groups[G]> & { syncDevices: typeof SyncDevices }

const SyncDevices = Type.Boolean({ default: true })

/** Defaults of per-device groups that differ for one block, such as the padding of a container. */
export interface CommonDefaults {
  readonly margin?: Partial<Margin>
  readonly padding?: Partial<Padding>
  readonly alignment?: Partial<Alignment>
  readonly background?: Partial<Background>
  readonly border?: Partial<Border>
}

const perDeviceGroups = {
  margin: Margin,
  padding: Padding,
  alignment: Alignment,
  background: Background,
  border: Border,
}

/** The properties that the named groups add to a block's schema; `surface`: its ground is not drawn by its root. */
export function commonProperties<G extends CommonGroup>(
  names: readonly G[],
  defaults: CommonDefaults = {},
  surface?: string,
): CommonProperties<G> {
  const properties: TProperties = {}
  for (const name of names) Object.assign(properties, groups[name])
  if (surface !== undefined && 'padding' in properties) properties['padding'] = perDevice(SurfacePadding)
  for (const [name, values] of Object.entries(defaults)) {
    if (name in properties)
      properties[name] = perDevice(withDefaults(perDeviceGroups[name as keyof CommonDefaults], values))
  }
  if (names.length > 0) properties.syncDevices = SyncDevices
  return properties as CommonProperties<G>
}

function withDefaults<S extends { readonly properties: TProperties }>(group: S, values: object) {
  const properties = { ...group.properties }
  for (const [name, value] of Object.entries(values)) {
    const schema = properties[name]
    if (schema) properties[name] = { ...schema, default: value } as typeof schema
  }
  return Type.Object(properties, closed)
}

export type { PerDevice }
