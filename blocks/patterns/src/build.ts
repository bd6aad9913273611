import type { InitialNode, ThemeColour } from '@ashlar/sdk'
import { addressOf, altTextOf, type PictureName } from './pictures.ts'

// Short names for the blocks of which patterns are made: data in, data out.

type Props = Readonly<Record<string, unknown>>
export type Blocks = readonly InitialNode[]
type Sides = readonly [top: number, right: number, bottom: number, left: number]

export const block = (type: string, props: Props = {}, ...children: Blocks): InitialNode => ({ type, props, children })

/** These blocks in one region of their parent. */
export const into = (slot: string, ...children: Blocks): Blocks => children.map((child) => ({ ...child, slot }))

const sides = ([top, right, bottom, left]: Sides) => ({ top, right, bottom, left })

/** Padding on wide screens and on phones; between them that of wide screens. */
const padded = (desktop: Sides, mobile?: Sides) => ({
  padding: { desktop: sides(desktop), ...(mobile && { mobile: sides(mobile) }) },
})

const rooms = {
  none: padded([0, 0, 0, 0]),
  tight: padded([8, 0, 8, 0]),
  usual: {},
  tall: padded([96, 0, 96, 0], [40, 0, 40, 0]),
} as const

export interface Ground {
  /** A theme colour; none is the ground of the page. */
  readonly colour?: ThemeColour
  /** A picture below a veil of the dark colour. */
  readonly picture?: PictureName
  /** How much of the picture the veil hides, 0 to 1. */
  readonly veil?: number
  /** Space above and below. */
  readonly room?: keyof typeof rooms
  /** Least height in per cent of the window. */
  readonly height?: number
}

/** A section whose containers are given. */
export function section(ground: Ground, ...containers: Blocks): InitialNode {
  const { room = 'usual', height } = ground
  const alignment = height !== undefined && {
    alignment: {
      desktop: {
        width: 100,
        widthUnit: '%',
        gap: 0,
        heightAuto: false,
        height,
        heightUnit: 'vh',
        justifyContent: 'center',
      },
    },
  }
  return block('section', { ...groundOf(ground), ...rooms[room], ...alignment }, ...containers)
}

function groundOf({ colour, picture, veil = 0.6 }: Ground): Props {
  if (picture === undefined) return colour === undefined ? {} : { background: { desktop: { backgroundColor: colour } } }
  const overlaySettings = { enabled: true, overlayColor: colour ?? 'dark', overlayOpacity: veil }
  return {
    background: {
      desktop: { backgroundColor: colour ?? 'dark', backgroundImage: addressOf(picture), overlaySettings },
    },
  }
}

/** A section with one container in it, as most are. */
export const band = (ground: Ground, ...blocks: Blocks) => section(ground, container({ gap: 40 }, ...blocks))

/** The same with everything in the middle. */
export const centred = (ground: Ground, ...blocks: Blocks) =>
  section(ground, container({ gap: 24, align: 'center' }, ...blocks))

export interface ContainerShape {
  /** px between the blocks. */
  readonly gap?: number
  /** px at most. */
  readonly width?: number
  readonly align?: 'center' | 'flex-end'
}

export const container = ({ gap = 24, width = 1320, align }: ContainerShape, ...blocks: Blocks) =>
  block('container', { alignment: { desktop: { gap, width, ...(align && { alignItems: align }) } } }, ...blocks)

/** Blocks that belong together, with a distance of their own. */
export const group = (shape: ContainerShape, ...blocks: Blocks) => ({
  ...container(shape, ...blocks),
  props: { ...container(shape).props, ...padded([0, 0, 0, 0]) },
})

/** A box with a ground and rounded corners. */
export const panel = (colour: ThemeColour, shape: ContainerShape, ...blocks: Blocks) => ({
  ...container(shape, ...blocks),
  props: {
    ...container(shape).props,
    ...padded([64, 64, 64, 64], [40, 24, 40, 24]),
    background: { desktop: { backgroundColor: colour } },
  },
})

/** Blocks side by side, one below the other where there is no room. What stands at the end begins at the start on phones. */
export const line = (justifyContent: 'flex-start' | 'center' | 'flex-end', gap: number, ...blocks: Blocks) =>
  block(
    'container',
    {
      ...padded([8, 0, 0, 0]),
      alignment: {
        desktop: { flexDirection: 'row', gap, width: 100, widthUnit: '%', justifyContent, alignItems: 'center' },
        ...(justifyContent === 'flex-end' && { mobile: { justifyContent: 'flex-start' } }),
      },
    },
    ...blocks,
  )

/** Blocks at the start of the row that leave its end free on wide screens. */
export const leading = (gap: number, ...blocks: Blocks) => row({}, column([9, 12, 12], gap, ...blocks))

export interface RowShape {
  readonly align?: 'stretch' | 'flex-start' | 'center' | 'flex-end'
  /** px. */
  readonly gap?: number
  /** px. */
  readonly rowGap?: number
  /** The last column first on wide screens. */
  readonly isReversed?: boolean
}

export function row({ align = 'stretch', gap, rowGap, isReversed = false }: RowShape, ...columns: Blocks): InitialNode {
  const shape = {
    columns: columns.length,
    alignItems: align,
    isReversed,
    ...(gap !== undefined && { columnGap: gap }),
    ...(rowGap !== undefined && { rowGap }),
  }
  return block('row', shape, ...columns)
}

/** Twelfths of the row on each device; 0 shares it evenly. */
export type Span = number | readonly [desktop: number, tablet: number, mobile: number]

export function column(span: Span, gap: number, ...blocks: Blocks): InitialNode {
  return block('column', { width: widthOf(span), gap }, ...blocks)
}

function widthOf(span: Span) {
  if (span === 0) return {}
  const [desktop, tablet, mobile] = typeof span === 'number' ? [span, 12, 12] : span
  return { desktop: { span: desktop }, tablet: { span: tablet }, mobile: { span: mobile } }
}

/** A column on a ground of its own. */
export function card(colour: ThemeColour, span: Span, ...blocks: Blocks): InitialNode {
  const around = padded([40, 40, 40, 40], [28, 24, 28, 24])
  return block(
    'column',
    { width: widthOf(span), gap: 16, ...around, background: { desktop: { backgroundColor: colour } } },
    ...blocks,
  )
}

/** A column below a line in the colour of the text. */
export function ruled(span: Span, ...blocks: Blocks): InitialNode {
  const border = { border: 'top', borderTop: true, borderWidth: 2, borderColor: '' }
  return block(
    'column',
    { width: widthOf(span), gap: 12, ...padded([20, 0, 0, 0]), border: { desktop: border } },
    ...blocks,
  )
}

/** Heights in px on wide screens, tablets and phones. */
export type Heights = readonly [desktop: number, tablet: number, mobile: number]

export function picture(name: PictureName, [desktop, tablet, mobile]: Heights, props: Props = {}): InitialNode {
  const dimensions = {
    desktop: { height: desktop, heightAuto: false },
    tablet: { height: tablet, heightAuto: false },
    mobile: { height: mobile, heightAuto: false },
  }
  return block('image', {
    ...padded([0, 0, 0, 0]),
    src: addressOf(name),
    altText: altTextOf(name),
    dimensions,
    ...props,
  })
}

export const space = (desktop: number, mobile: number) =>
  block('spacer', { size: { desktop: { height: desktop }, tablet: { height: mobile }, mobile: { height: mobile } } })
