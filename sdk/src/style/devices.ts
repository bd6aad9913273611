import Type, { type Static, type TObject, type TOptional, type TPartial, type TProperties } from 'typebox'

/** Device classes: desktop from 992 px, tablet 768 to 991 px, mobile below 768 px (OPEN-141). */
export const devices = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof devices)[number]

/** Media query of a device class whose rules override the wider one's. Desktop rules carry none. */
export const mediaOf: Readonly<Record<Exclude<Device, 'desktop'>, string>> = {
  tablet: '(max-width: 991.98px)',
  mobile: '(max-width: 767.98px)',
}

export type PerDevice<Group extends TObject> = TObject<{
  [D in Device]: TOptional<TPartial<Group>>
}>

/**
 * A group of settings held once per device class. Stored sparsely: what tablet does not set follows desktop,
 * what mobile does not set follows tablet, and what desktop does not set is the group's default.
 */
export function perDevice<Own extends TProperties>(group: TObject<Own>): PerDevice<TObject<Own>> {
  const own = Type.Optional(Type.Partial(group, { additionalProperties: false }))
  // The defaults stay in `group`: a partial that carried them would freeze tablet and mobile at the default.
  return Type.Object({ desktop: own, tablet: own, mobile: own }, { additionalProperties: false, group }) as never
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
