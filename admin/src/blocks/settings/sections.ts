import { type Block, type BlockText, type TypographyMember, typographyProp } from '@ashlar/sdk'
import { type BlockEditor, type Panel, slider } from '@ashlar/sdk/editor'
import { groupRows, partsOf, type Row, rowsOf } from './control-of.ts'

/** One section of a block's settings, in the order of the visual language. */
export type Section =
  | { readonly kind: 'visibility' | 'sticky' | 'css'; readonly title: string }
  /** With the block's documented props for sides. */
  | { readonly kind: 'spacing'; readonly title: string; readonly documented: readonly string[] }
  | {
      readonly kind: 'own'
      readonly title: string
      readonly rows: readonly Row[]
      readonly deviceProps: readonly DeviceProp[]
    }
  | {
      readonly kind: 'group'
      readonly title: string
      readonly prop: string
      readonly rows: readonly Row[]
      /** Rows of the same subject that hold on all devices. */
      readonly everywhere: readonly Row[]
    }
  | {
      readonly kind: 'typography'
      readonly title: string
      /** Rows of the block's own about its text, such as its tag. */
      readonly rows: readonly Row[]
      readonly texts: readonly TypographyText[]
      /** The block itself has a panel for its text, which people look for there. */
      readonly isOwnPanel: boolean
    }

/** One text of a block, with its members in the order of every panel. */
export interface TypographyText {
  readonly name: string
  readonly text: BlockText
  /** Name of the per-device prop. */
  readonly prop: string
  readonly members: readonly TypographyMember[]
  /** Other settings of the block on which the look may follow: choices, numbers and colours, and nothing that is typed. */
  readonly follows: readonly string[]
}

/** The order of the issue that asked for it: everywhere the same. */
const membersInOrder = [
  'textStyle',
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'lineHeight',
  'letterSpacing',
  'textAlign',
  'textDecoration',
  'textTransform',
  'fontStyle',
] as const satisfies readonly TypographyMember[]

/** A per-device prop of the block's own, with a row for each of its members. */
export interface DeviceProp {
  readonly prop: string
  readonly rows: readonly Row[]
}

/** Rows shown at once; more stand behind "More". */
export const rowsAtOnce = 8

/** Sections of a block: Visibility, its own, Margin & Padding, Alignment, Background, Border, Custom CSS (STYLE-033). */
export function sectionsOf(block: Block, editor: BlockEditor | undefined): Section[] {
  const has = (group: string) => block.common.some((each) => each === group)
  return [
    ...(has('visibility') ? [{ kind: 'visibility' as const, title: 'Visibility' }] : []),
    ...withTypography(block, ownSections(block, editor)),
    ...(has('spacing')
      ? [{ kind: 'spacing' as const, title: 'Margin & Padding', documented: documentedSides(block) }]
      : []),
    ...(['alignment', 'background', 'border'] as const).flatMap((group) =>
      has(group) ? [groupSection(block, group)] : [],
    ),
    ...(has('animation') ? [animationSection(block)] : []),
    ...(has('sticky') ? [{ kind: 'sticky' as const, title: 'Sticky' }] : []),
    ...(has('customCss') ? [{ kind: 'css' as const, title: 'Custom CSS' }] : []),
  ]
}

const documentedSides = ({ ownSpacing }: Block): readonly string[] =>
  [ownSpacing?.margin, ownSpacing?.padding].flatMap((sides) => Object.values(sides ?? {}).map(({ prop }) => prop))

/** The panels of the block's own, as it arranges them. */
export function ownSections(block: Block, editor: BlockEditor | undefined): Extract<Section, { kind: 'own' }>[] {
  return ownPanels(block, editor).map((panel) => ownSection(block, panel))
}

/** The props that a section shows; undefined where a control of the block's own may look at any. */
export function propsIn(section: Section): readonly string[] | undefined {
  switch (section.kind) {
    case 'visibility':
      return ['showOnDesktop', 'showOnTablet', 'showOnMobile', 'hideOnHomepage', 'overflow']
    case 'spacing':
      return ['margin', 'padding', ...section.documented]
    case 'sticky':
      return ['sticky']
    case 'css':
      return ['customCss']
    case 'group':
      return [section.prop, ...section.everywhere.map(({ prop }) => prop)]
    case 'own': {
      const rows = propsInRows(section.rows)
      return rows && [...rows, ...section.deviceProps.map(({ prop }) => prop)]
    }
    case 'typography': {
      const rows = propsInRows(section.rows)
      return rows && [...rows, ...section.texts.flatMap(propsSeenBy)]
    }
  }
}

function propsInRows(rows: readonly Row[]): readonly string[] | undefined {
  const props = rows.map(propsInRow)
  return props.every((each) => each !== undefined) ? props.flat() : undefined
}

/** The props that the controls of a text show: its own, and the documented ones that hold the same. */
export function propsOfText({ prop, text }: TypographyText): readonly string[] {
  return [prop, ...Object.values(text.own ?? {}).map((own) => own.prop)]
}

/** The props of which a change may show in the controls of a text. */
export const propsSeenBy = (text: TypographyText): readonly string[] => [...propsOfText(text), ...text.follows]

/** The props that a row of no device shows; undefined where its control is the block's own, which may look at any. */
export function propsInRow(row: Row): readonly string[] | undefined {
  return row.control.kind === 'own' ? undefined : partsOf(row)
}

/** Common props that stand beside a group's own. */
const besides = { alignment: [], background: ['flipBackgroundImageHorizontally'], border: ['shadow'] }

const groupTitles = { alignment: 'Alignment', background: 'Background', border: 'Border' }

function groupSection(block: Block, prop: keyof typeof groupTitles): Section {
  const schema = block.schema.properties[prop]
  const rows = schema ? groupRows(schema) : []
  // The four side flags are written together with `border` (OPEN-131).
  const shown = rows.filter((row) => !/^border(Top|Right|Bottom|Left)$/.test(row.prop))
  return {
    kind: 'group',
    title: groupTitles[prop],
    prop,
    rows: prop === 'alignment' ? inLayoutOrder(shown) : shown,
    everywhere: rowsOf(block.schema.properties, besides[prop]),
  }
}

/** How a container lays out what is in it comes first, and last what only few lines need: the end stands behind "More". */
const layoutOrder = ['flexDirection', 'justifyContent', 'alignItems', 'gap']

function inLayoutOrder(rows: readonly Row[]): readonly Row[] {
  const rank = ({ prop }: Row) => {
    const at = layoutOrder.indexOf(prop)
    return at >= 0 ? at : layoutOrder.length + (prop === 'alignContent' ? 1 : 0)
  }
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

function animationSection(block: Block): Section {
  const fields = ['animation', slider('animationDelay', { step: 50, unit: 'ms' })]
  return { kind: 'own', title: 'Animation', rows: rowsOf(block.schema.properties, fields), deviceProps: [] }
}

const typographyTitle = 'Typography'

/**
 * With one section for all texts of the block, in the place of its own panel of that name, else first. What the controls
 * of a text hold has no row of its own besides.
 */
function withTypography(block: Block, own: readonly Extract<Section, { kind: 'own' }>[]): Section[] {
  const texts = typographyTexts(block)
  if (texts.length === 0) return [...own]
  const held = new Set(texts.flatMap(propsOfText))
  const left = own.map((section) => ({ ...section, rows: section.rows.filter(({ prop }) => !held.has(prop)) }))
  const at = left.findIndex(({ title }) => title === typographyTitle)
  const section: Section = {
    kind: 'typography',
    title: typographyTitle,
    rows: left[at]?.rows ?? [],
    texts,
    isOwnPanel: at !== -1,
  }
  const others = left.filter(
    ({ title, rows, deviceProps }) => title !== typographyTitle && rows.length + deviceProps.length > 0,
  )
  const place = Math.max(at, 0)
  return [...others.slice(0, place), section, ...others.slice(place)]
}

const lookKinds: ReadonlySet<string> = new Set([
  ...['switch', 'segments', 'select', 'number', 'slider', 'number-with-unit', 'colour'],
])

function typographyTexts({ texts = {}, schema, own }: Block): readonly TypographyText[] {
  const follows = rowsOf(schema.properties, own).flatMap((row) => (lookKinds.has(row.control.kind) ? partsOf(row) : []))
  return Object.entries(texts).map(([name, text]) => {
    const { members = membersInOrder, without = [] } = text
    const shown = membersInOrder.filter((member) => members.includes(member) && !without.includes(member))
    return { name, text, prop: typographyProp(name), members: shown, follows }
  })
}

/** A block that names no panels shows all of its own props. */
function ownPanels(block: Block, editor: BlockEditor | undefined): readonly Panel[] {
  if (editor && editor.panels.length > 0) return editor.panels
  return block.own.length > 0 && !editor ? [{ title: 'Settings', fields: block.own }] : []
}

function ownSection(block: Block, panel: Panel): Extract<Section, { kind: 'own' }> {
  const properties = block.schema.properties
  const deviceProps = panel.fields.flatMap((field) => {
    const prop = typeof field === 'string' ? field : field.prop
    const schema = properties[prop]
    const rows = schema ? groupRows(schema) : []
    return rows.length > 0 ? [{ prop, rows }] : []
  })
  return { kind: 'own', title: panel.title, rows: rowsOf(properties, panel.fields), deviceProps }
}
