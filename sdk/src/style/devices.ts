import Type, { type Static, type TObject, type TOptional, type TPartial, type TProperties } from 'typebox'

/** Widths in CSS pixels at which a page may change its layout. Queries are made from these. */
export const breakpoints = { small: 576, medium: 768, large: 992, wide: 1200, widest: 1400 } as const

/** The hundredths leave no gap for a browser that is zoomed to a width between two whole pixels. */
const below = (width: number): string => `(max-width: ${width - 0.02}px)`
const from = (width: number): string => `(min-width: ${width}px)`

/** Device classes: desktop from 992 px, tablet 768 to 991 px, mobile below 768 px. */
export const devices = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof devices)[number]

/** Media query of a device class whose rules override the wider one's. Desktop rules carry none. */
export const mediaOf: Readonly<Record<Exclude<Device, 'desktop'>, string>> = {
  tablet: below(breakpoints.large),
  mobile: below(breakpoints.medium),
}

/** Media query of a device class alone: what it says reaches neither the wider nor the narrower one. */
export const rangeOf: Readonly<Record<Device, string>> = {
  desktop: from(breakpoints.large),
  tablet: `${from(breakpoints.medium)} and ${below(breakpoints.large)}`,
  mobile: below(breakpoints.medium),
}

export type PerDevice<Group extends TObject> = TObject<{
  [D in Device]: TOptional<TPartial<Group>>
}>

/**
 * A group of settings held once per device class. Stored sparsely: what tablet does not set follows desktop,
 * what mobile does not set follows tablet, and what desktop does not set is the group's default.
 */
export function perDevice<Own extends TProperties>(group: TObject<Own>): PerDevice<TObject<Own>> {
  // The defaults stay in `group`: a partial that carried them would freeze tablet and mobile at the default.
  const own = Type.Optional(
    Type.Partial(Type.Object(withoutDefaults(group.properties)), { additionalProperties: false }),
  )
  return Type.Object({ desktop: own, tablet: own, mobile: own }, { additionalProperties: false, group }) as never
}

function withoutDefaults(properties: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { default: _default, ...rest } = { default: undefined, ...schema }
      return [name, rest]
    }),
  )
}

/** The group that a per-device property was made from, with its defaults; undefined for any other schema. */
export function groupOf(schema: object): TObject | undefined {
  return 'group' in schema ? (schema.group as TObject) : undefined
}

type DeviceValues<Group extends object> = { readonly [D in Device]?: Partial<Group> | undefined }

/** What each device class really shows, after defaults and inheritance. */
export function resolveDevices<Group extends object>(
  defaults: Group,
  stored: DeviceValues<Group>,
): Readonly<Record<Device, Group>> {
  const desktop = { ...defaults, ...stored.desktop }
  const tablet = { ...desktop, ...stored.tablet }
  return { desktop, tablet, mobile: { ...tablet, ...stored.mobile } }
}

export type GroupOf<P> = P extends PerDevice<infer G> ? Static<G> : never
