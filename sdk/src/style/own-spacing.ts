import { devices } from './devices.ts'

/** Sides of a box, as the page has them. */
export const boxSides = ['top', 'right', 'bottom', 'left'] as const
export type BoxSide = (typeof boxSides)[number]

/** A prop of the block's own that has held a side of its spacing since before, in px and for all devices. */
export interface OwnSide {
  readonly prop: string
  /** The value with which the prop leaves the side to the block. */
  readonly asBlock: number | null
}

/** Documented props of a block for its margin and padding: they keep their data, and the panel shows one box for both. */
export interface OwnSpacing {
  readonly margin?: Readonly<Record<BoxSide, OwnSide>>
  readonly padding?: Readonly<Record<BoxSide, OwnSide>>
}

type Layer = keyof OwnSpacing
type Props = Readonly<Record<string, unknown>>
type Stored = Readonly<Partial<Record<(typeof devices)[number], Props>>>

/**
 * What a node stores of its margin or padding. What documented props say holds on desktop, and so on all devices, where
 * the group says nothing itself.
 */
export function storedSpacing(own: OwnSpacing | undefined, props: Props, layer: Layer): Stored {
  const stored = perDevice(props[layer])
  const sides = own?.[layer]
  const desktop = stored.desktop ?? {}
  // They count in px: beside other units they say nothing any more.
  if (!sides || (desktop['unit'] ?? 'px') !== 'px') return stored
  const documented = boxSides.flatMap((side) => {
    const value = props[sides[side].prop]
    return typeof value === 'number' && value !== sides[side].asBlock ? [[side, value] as const] : []
  })
  return documented.length === 0 ? stored : { ...stored, desktop: { ...Object.fromEntries(documented), ...desktop } }
}

/**
 * The props that a change makes of a margin or padding: the group takes over what documented props say. A margin above
 * that is less than nothing stays where it is until it is changed, as the group takes none.
 */
export function spacingChange(own: OwnSpacing | undefined, props: Props, layer: Layer, next: Stored): Props {
  const kept = own?.margin && layer === 'margin' ? negative(own.margin.top.prop, props, next) : undefined
  const given = Object.values(own?.[layer] ?? {}).filter(({ prop }) => props[prop] !== undefined && prop !== kept)
  const { top, ...others } = next.desktop ?? {}
  const desktop = kept === undefined ? next.desktop : others
  const { desktop: _, ...narrower } = next
  const stored: Stored = { ...(desktop && Object.keys(desktop).length > 0 && { desktop }), ...narrower }
  return {
    ...Object.fromEntries(given.map(({ prop }) => [prop, undefined])),
    [layer]: Object.keys(stored).length > 0 ? stored : undefined,
  }
}

function negative(prop: string, props: Props, { desktop }: Stored): string | undefined {
  const value = props[prop]
  return typeof value === 'number' && value < 0 && desktop?.['top'] === value ? prop : undefined
}

function perDevice(value: unknown): Stored {
  if (!isProps(value)) return {}
  return Object.fromEntries(devices.flatMap((device) => (isProps(value[device]) ? [[device, value[device]]] : [])))
}

const isProps = (value: unknown): value is Props => typeof value === 'object' && value !== null && !Array.isArray(value)
