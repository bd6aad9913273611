import Type, { type Static, type TObject, type TProperties } from 'typebox'
import {
  type CommonDefaults,
  type CommonGroup,
  type CommonProperties,
  commonProperties,
  type WithGiven,
  withGiven,
} from '../style/common.ts'
import type { OwnSpacing } from '../style/own-spacing.ts'
import { type BlockText, type BlockTexts, type TextProperties, textProperties } from '../style/typography.ts'
import type { IconName } from './generated/icon-name.ts'
import type { Plan } from './plan.ts'
import type { Slot } from './slot.ts'

/** Makes the props of one data version from those of the one beside it. Pure: content is upgraded on every read. */
export type PropsStep = (props: Record<string, unknown>) => Record<string, unknown>

/**
 * One step between two data versions. A function alone goes up only: after a roll back to the version before, blocks
 * that the newer one has saved are kept but not shown. With `down` they are stored as the older version knows them.
 *
 * @example
 * { up: ({ name, ...props }) => ({ ...props, author: name }), down: ({ author, ...props }) => ({ ...props, name: author }) }
 */
export type BlockMigration = PropsStep | { readonly up: PropsStep; readonly down: PropsStep }

/** A named place for children: one for the whole block, or one per item of a list prop. */
export interface Region {
  readonly name: string
  readonly title: string
  /** Name of a list prop whose items have an `id`: the region exists once per item, as `<name>:<item id>`. */
  readonly perItemOf?: string
  /** Block types that may stand here; absent: whatever may stand in a container. */
  readonly accepts?: readonly string[]
  /** Other packages' blocks stand here on the site, after what a person put in: `fills` of their `defineSite`. */
  readonly opens?: Slot<object>
}

export interface Nesting {
  /** Block types in which the block may stand. `container` also means every column and region. Default `['container']`. */
  readonly in?: readonly string[]
  /** Takes whatever may stand in a block of this type: `container`, or its own type, for a family that lives apart from pages. */
  readonly as?: string
  /** Narrows the children to these types. A block with neither `as` nor `accepts` holds no children outside its regions. */
  readonly accepts?: readonly string[]
  /** May be the root of a tree. */
  readonly root?: true
}

/** Groups of the palette in their order; a package may name another one, which then stands last. */
export type BlockCategory =
  | 'layout'
  | 'basic'
  | 'media'
  | 'content'
  | 'forms'
  | 'store'
  | 'blog'
  | 'email'
  | (string & {})

/** A child that a newly inserted block brings along. */
export interface InitialNode {
  readonly type: string
  readonly props?: Readonly<Record<string, unknown>>
  readonly slot?: string
  readonly children?: readonly InitialNode[]
}

export interface BlockVariant {
  /** Unique within the block. */
  readonly id: string
  readonly title: string
  /** A Lucide icon name. */
  readonly icon: IconName
  readonly props: Readonly<Record<string, unknown>>
}

export interface ChildCount {
  readonly prop: string
  readonly type: string
}

/** How children that stand beside each other share the width of their block. */
export interface ChildWidths {
  /** A per-device prop of the children; its `span` is their width in twelfths, 0 an even share. */
  readonly prop: string
}

/** The children stand in the cells of a grid, each in as many as its common prop `cell` says. */
export interface ChildCells {
  /** A per-device prop of the block; its `columns` is how many there are at most. */
  readonly prop: string
}

/** Lets a text through of which nothing more is known; one that is written out must be the name of an icon. */
type KnownIcon<Icon extends string> = Icon extends IconName ? Icon : string extends Icon ? Icon : IconName

export interface BlockInput<
  Type extends string,
  Own extends TProperties,
  Common extends CommonGroup,
  Icon extends string = string,
  Texts extends string = never,
> {
  /** Permanent: written into stored content. Ours are bare, others' are `vendor/name`. */
  readonly type: Type
  readonly title: string
  /** A Lucide icon name. */
  readonly icon: KnownIcon<Icon>
  readonly category: BlockCategory
  /** Further words by which the palette finds the block. */
  readonly keywords?: readonly string[]
  /** The only description of the block's own props. Every property has a default or is optional. */
  readonly schema: TObject<Own>
  /** Shared properties: given, checked, styled and edited by the SDK. */
  readonly common?: readonly Common[]
  /** Defaults of common properties that differ from the usual ones. */
  readonly commonDefaults?: CommonDefaults
  /** Documented props for sides of the common spacing, for a block that had them before. */
  readonly ownSpacing?: OwnSpacing
  /**
   * The texts of the block: each has typography per device, as the prop `<name>Typography`. Colour, font, size and the
   * rest are written to the element that `part` selects, and the panel edits them.
   *
   * @example
   * texts: { title: { title: 'Title', part: ' > h2' }, subtitle: { title: 'Subtitle', part: ' > p' } }
   */
  readonly texts?: Readonly<Record<Texts, BlockText>>
  /** Props of a newly inserted node, where those differ from "absent". */
  readonly initial?: Readonly<Record<string, unknown>>
  /** Children of a newly inserted node. */
  readonly initialChildren?: readonly InitialNode[]
  /** Further entries of the palette that insert this block with other props. */
  readonly variants?: readonly BlockVariant[]
  /** The block has as many children of a type as one of its number props says; only empty ones are ever taken away. */
  readonly childCount?: ChildCount
  /** The children share the width: the editor has handles between them, and ratios to choose from. */
  readonly childWidths?: ChildWidths
  /** The children stand in cells: the editor offers each how many columns and rows it takes. */
  readonly childCells?: ChildCells
  /**
   * What follows the selector of the block's root where its ground is drawn, if that is not the root itself: ` > .button`.
   * It is what changes under the pointer, and what padding is within; sides that nobody sets are left to the block.
   */
  readonly surface?: string
  readonly regions?: readonly Region[]
  readonly nesting?: Nesting
  /** Other stored names of a prop, read and rewritten as the prop: `{ alt: 'altText' }`. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Oldest first, append only. */
  readonly migrations?: readonly BlockMigration[]
  /** Lowest plan that holds the block: below it, it stands in no palette, and pages leave it out as that of a module that is off. */
  readonly plan?: Plan
}

export interface Block<Type extends string = string, Props extends TObject = TObject> {
  readonly kind: 'block'
  readonly type: Type
  readonly title: string
  readonly icon: string
  readonly category: BlockCategory
  readonly keywords: readonly string[]
  /** Own and common properties together: what stored props are checked against once defaults are filled in. */
  readonly schema: Props
  /** Names of the block's own properties, in order. */
  readonly own: readonly string[]
  readonly common: readonly CommonGroup[]
  /** Absent from a package that was built with an older SDK. */
  readonly texts?: BlockTexts
  readonly initial: Readonly<Record<string, unknown>>
  readonly initialChildren: readonly InitialNode[]
  readonly variants: readonly BlockVariant[]
  readonly childCount: ChildCount | undefined
  /** Absent from a package that was built with an older SDK. */
  readonly childWidths?: ChildWidths
  readonly childCells?: ChildCells
  readonly surface?: string
  readonly ownSpacing?: OwnSpacing
  readonly regions: readonly Region[]
  readonly nesting: Required<Pick<Nesting, 'in'>> & Omit<Nesting, 'in'>
  readonly aliases: Readonly<Record<string, string>>
  readonly migrations: readonly BlockMigration[]
  readonly plan: Plan | undefined
  /** Data version: one more than the number of migrations; never typed by hand. */
  readonly version: number
}

/** The props of a block with all defaults filled in: what renderers and panels see. */
export type BlockProps<B> = B extends Block<string, infer Props> ? Static<Props> : never

/**
 * Describe a block: its identity, its data, where it may stand and how older data becomes current.
 * Registers nothing; the host decides what to load.
 *
 * @example
 * export const quote = defineBlock({
 *   type: 'acme/quote', title: 'Quote', icon: 'quote', category: 'content',
 *   schema: Type.Object({ text: Type.String({ default: '' }) }),
 *   common: ['visibility', 'spacing'],
 * })
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineBlock<
  const T extends string,
  Own extends TProperties,
  const Common extends CommonGroup = never,
  const Icon extends string = string,
  const Texts extends string = never,
>(
  input: BlockInput<T, Own, Common, Icon, Texts>,
): Block<T, TObject<Own & CommonProperties<WithGiven<Common>> & TextProperties<Texts>>> {
  const common = withGiven(input.common ?? [])
  const migrations = input.migrations ?? []
  const texts: Readonly<Record<string, BlockText>> = input.texts ?? {}
  const properties: Own & CommonProperties<WithGiven<Common>> & TextProperties<Texts> = {
    ...input.schema.properties,
    ...commonProperties(common, input.commonDefaults, input.surface),
    ...textProperties<Texts>(texts),
  }
  return Object.freeze({
    kind: 'block',
    type: input.type,
    title: input.title,
    icon: input.icon,
    category: input.category,
    keywords: input.keywords ?? [],
    schema: Type.Object(properties, { additionalProperties: false }),
    own: Object.keys(input.schema.properties),
    common,
    texts,
    initial: input.initial ?? {},
    initialChildren: input.initialChildren ?? [],
    variants: input.variants ?? [],
    childCount: input.childCount,
    ...(input.childWidths && { childWidths: input.childWidths }),
    ...(input.childCells && { childCells: input.childCells }),
    ...(input.surface !== undefined && { surface: input.surface }),
    ...(input.ownSpacing && { ownSpacing: input.ownSpacing }),
    regions: input.regions ?? [],
    nesting: { ...input.nesting, in: input.nesting?.in ?? ['container'] },
    aliases: input.aliases ?? {},
    migrations,
    plan: input.plan,
    version: migrations.length + 1,
  })
}

/** Whether a value exported by a package is a block definition. */
export function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'block'
}
