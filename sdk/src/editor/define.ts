import type { ComponentType, ReactNode } from 'react'
import type { Block, BlockProps } from '../definition/block.ts'
import type { RootProps } from '../renderer/define.ts'
import type { View } from '../renderer/view.ts'

/** Order of the accordion sections of a settings panel (visual language, "Settings of a block"). */
export type PanelTitle = 'Typography' | 'Options' | 'Settings' | 'Items' | 'Images' | 'Dimensions' | (string & {})

/** A choice of how things stand, which the panel draws as it comes out instead of naming it. */
export interface Pictured {
  /** The CSS property that the choice becomes. */
  readonly draws: 'justifyContent' | 'alignItems' | 'justifyItems'
  /** The prop that says in which direction things stand side by side; without it they stand in a line. */
  readonly directionProp?: string
}

/** How one prop is edited, where that does not follow from its schema. */
export interface FieldControl<Name extends string = string> {
  readonly prop: Name
  readonly control: 'auto' | 'slider' | 'segments' | 'textarea' | 'icon' | 'component'
  readonly label?: string
  readonly hint?: string
  readonly step?: number
  readonly unit?: string
  /** Words for the values of a choice. */
  readonly options?: Readonly<Record<string, string>>
  /** Draws the values of a choice. */
  readonly pictured?: Pictured
  /** For a control of the block's own. */
  readonly component?: ComponentType<ControlProps>
}

/** What a block's own control is given. */
export interface ControlProps {
  readonly id: string
  readonly label: string
  readonly value: unknown
  readonly props: Readonly<Record<string, unknown>>
  change(value: unknown): void
  /** Several props at once, where one follows from another; undefined means default. One step of undo. */
  update(values: Readonly<Record<string, unknown>>): void
  /** Whether blocks stand in a region of the block, by its slot: what is removed with it can be asked about. */
  holds(slot: string): boolean
}

export interface Panel<Name extends string = string> {
  readonly title: PanelTitle
  readonly fields: readonly (Name | FieldControl<Name>)[]
}

/** One section of a block's settings. A prop in no panel is edited on the canvas only. */
export function panel<const Name extends string>(
  title: PanelTitle,
  fields: readonly (Name | FieldControl<Name>)[],
): Panel<Name> {
  return Object.freeze({ title, fields })
}

export function slider<const Name extends string>(
  prop: Name,
  options: Omit<FieldControl, 'prop' | 'control' | 'component'> = {},
): FieldControl<Name> {
  return Object.freeze({ ...options, prop, control: 'slider' })
}

export function field<const Name extends string>(prop: Name, options: Omit<FieldControl, 'prop'>): FieldControl<Name> {
  return Object.freeze({ ...options, prop })
}

/** What a block's canvas component is given while the node is being edited in place. */
export interface CanvasProps<B extends Block> {
  readonly id: string
  readonly props: BlockProps<B>
  readonly root: RootProps
  readonly view: View
  /** Children that stand in no region, as they are while nothing is edited. */
  readonly children: ReactNode
  /** Children of a region, by its slot. */
  readonly region: (slot: string) => ReactNode
  /** Change props of this node; undefined means default. Changes of the same props within 500 ms are one step of undo. */
  update(change: Partial<BlockProps<B>>): void
  /** Leave editing in place. */
  done(): void
}

export interface BlockEditorInput<B extends Block> {
  readonly panels?: readonly Panel<Extract<keyof BlockProps<B>, string>>[]
  /** Takes the renderer's place while the node is edited in place (double click or Enter). */
  readonly canvas?: ComponentType<CanvasProps<B>>
  /** One line that tells a layer from its neighbours, such as the text it shows. */
  readonly summary?: (props: BlockProps<B>) => string
  /** Why this node may not be dragged just now; undefined when it may. */
  readonly dragRefusal?: (props: BlockProps<B>) => string | undefined
}

export interface BlockEditor {
  readonly kind: 'block-editor'
  readonly block: Block
  readonly panels: readonly Panel[]
  readonly canvas: ComponentType<CanvasProps<Block>> | undefined
  readonly summary: ((props: Readonly<Record<string, unknown>>) => string) | undefined
  readonly dragRefusal: ((props: Readonly<Record<string, unknown>>) => string | undefined) | undefined
}

/**
 * Say how a block is edited. The `./editor` entry of a package exports it, or a list of them, as default.
 */
/*#__NO_SIDE_EFFECTS__*/
export function defineBlockEditor<B extends Block>(block: B, input: BlockEditorInput<B> = {}): BlockEditor {
  return Object.freeze({
    kind: 'block-editor',
    block,
    panels: input.panels ?? [],
    canvas: input.canvas,
    summary: input.summary,
    dragRefusal: input.dragRefusal,
  }) as never
}
