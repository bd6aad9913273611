import { type Device, devices, resolveDevices, sameJson } from '@ashlar/sdk'

/** A per-device prop as stored: sparse, what tablet does not set follows desktop, mobile follows tablet. */
export type DeviceValues = Readonly<Partial<Record<Device, Readonly<Record<string, unknown>>>>>
export type GroupDefaults = Readonly<Record<string, unknown>>

/** What the device shows, defaults and inheritance applied. */
export function shownOn(
  defaults: GroupDefaults,
  stored: DeviceValues,
  device: Device,
): Readonly<Record<string, unknown>> {
  return resolveDevices<Record<string, unknown>>({ ...defaults }, stored)[device]
}

/** What the device would show if it set nothing itself. */
export function inheritedOn(
  defaults: GroupDefaults,
  stored: DeviceValues,
  device: Device,
): Readonly<Record<string, unknown>> {
  if (device === 'desktop') return defaults
  return shownOn(defaults, stored, device === 'tablet' ? 'desktop' : 'tablet')
}

/** How many values a device sets itself: a unit or an opacity belongs to the value that it is said with. */
export function countOn(stored: DeviceValues, device: Device): number {
  const keys = Object.keys(stored[device] ?? {})
  const belongs = (key: string) =>
    (key === 'unit' && keys.length > 1) || keys.some((other) => key === `${other}Unit` || key === `${other}Opacity`)
  return keys.filter((key) => !belongs(key)).length
}

/** Whether the device itself sets the value: the override dot. */
export function isSetOn(stored: DeviceValues, device: Device, key: string): boolean {
  const own = stored[device]
  return own !== undefined && Object.hasOwn(own, key)
}

export interface DeviceEdit {
  readonly device: Device
  /** "Sync to all Devices". */
  readonly sync: boolean
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * The stored values after an edit. With sync on, what is set on the desktop tab goes to tablet and mobile too (EDIT-024,
 * STYLE-031): they follow, except where they have a value of their own, which somebody set there on purpose. With sync
 * off it stays on desktop: a tablet that followed until now keeps what it showed.
 */
export function withEdit(
  defaults: GroupDefaults,
  stored: DeviceValues,
  { device, sync, values }: DeviceEdit,
): DeviceValues {
  const own = copyOf(stored)
  for (const [key, value] of Object.entries(values)) {
    if (device === 'desktop' && !sync && !isSetOn(stored, 'tablet', key)) {
      own.tablet[key] = shownOn(defaults, stored, 'desktop')[key]
    }
    if (key.toLowerCase().endsWith('unit')) keepUnit(defaults, stored, own, device, key)
    own[device][key] = value
  }
  return sparse(defaults, own)
}

/** A narrower device that sets a number itself keeps the unit in which it was set. */
function keepUnit(defaults: GroupDefaults, stored: DeviceValues, own: OwnValues, device: Device, unit: string) {
  const isOf = (key: string) => key !== unit && (unit === 'unit' || unit === `${key}Unit`)
  for (const narrower of devices.slice(devices.indexOf(device) + 1)) {
    if (Object.keys(own[narrower]).some(isOf)) own[narrower][unit] = shownOn(defaults, stored, narrower)[unit]
  }
}

/** The narrower devices that set one of the values themselves, so that an edit on desktop does not reach them. */
export function keptOn(stored: DeviceValues, keys: readonly string[]): readonly ('tablet' | 'mobile')[] {
  return (['tablet', 'mobile'] as const).filter((device) => keys.some((key) => isSetOn(stored, device, key)))
}

/** Tablet and mobile show what desktop shows: their own values of these keys are dropped. */
export function withDesktopEverywhere(
  defaults: GroupDefaults,
  stored: DeviceValues,
  keys: readonly string[],
): DeviceValues {
  return keptOn(stored, keys).reduce((values, device) => withReset(defaults, values, device, keys), stored)
}

/** Without the device's own value: it shows what it inherits again. */
export function withReset(
  defaults: GroupDefaults,
  stored: DeviceValues,
  device: Device,
  keys: readonly string[],
): DeviceValues {
  const own = copyOf(stored)
  for (const key of keys) delete own[device][key]
  return sparse(defaults, own)
}

/** "Copy from Desktop": the device shows what desktop shows (STYLE-032). */
export function withCopyFromDesktop(
  defaults: GroupDefaults,
  stored: DeviceValues,
  device: 'tablet' | 'mobile',
): DeviceValues {
  const own = copyOf(stored)
  own[device] = { ...shownOn(defaults, stored, 'desktop') }
  return sparse(defaults, own)
}

type OwnValues = Record<Device, Record<string, unknown>>

function copyOf(stored: DeviceValues): OwnValues {
  return { desktop: { ...stored.desktop }, tablet: { ...stored.tablet }, mobile: { ...stored.mobile } }
}

/** Drops what says the same as what is inherited, widest device first, and devices that set nothing. */
function sparse(defaults: GroupDefaults, own: OwnValues): DeviceValues {
  let inherited: Record<string, unknown> = { ...defaults }
  const kept: Partial<Record<Device, Readonly<Record<string, unknown>>>> = {}
  for (const device of devices) {
    const base = inherited
    const values = Object.entries(own[device]).filter(([key, value]) => !sameJson(value, base[key]))
    inherited = { ...inherited, ...own[device] }
    if (values.length > 0) kept[device] = Object.fromEntries(values)
  }
  return kept
}
