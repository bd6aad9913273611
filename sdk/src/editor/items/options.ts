import type { ComponentType } from 'react'
import type { Static, TObject } from 'typebox'
import type { FieldErrors, FieldMessages } from '../../forms/check.ts'
import type { FieldControlProps } from '../../ui/field.tsx'

type NameOf<Item extends TObject> = Extract<keyof Item['properties'], string>

/** What a control of the block's own is given in the form of an item. */
export interface ItemControlProps<Item extends TObject = TObject> extends FieldControlProps {
  /** The item as it is in the form. */
  readonly item: Static<Item>
  /** The whole list, with the item as it was before; a new item is not among it. */
  readonly items: readonly Static<Item>[]
}

/** What a list of a block's items says of itself; items have an `id` of their own. */
export interface ItemsOptions<Item extends TObject = TObject> {
  /** One of them, as in "Add Tab" and "Edit Tab". */
  readonly noun: string
  readonly item: Item
  /**
   * Fields of the form in their order, or those that fit what the item says so far; the others follow from the rest
   * or stay as they are.
   */
  readonly fields: readonly NameOf<Item>[] | ((item: Static<Item>) => readonly NameOf<Item>[])
  /** Fields that a change of one brings along, asked after each change in the form. */
  readonly follows?: (item: Static<Item>, changed: NameOf<Item>) => Partial<Static<Item>>
  /** What is wrong with an item besides what its schema says: one sentence a field, by name or path (`rules/pattern`). */
  readonly check?: (item: Static<Item>) => FieldErrors
  /** Sentences of fields that have words of their own; translated when they are shown, as hints are. */
  readonly messages?: FieldMessages
  readonly hints?: { readonly [Name in NameOf<Item>]?: string }
  /** Controls of the block's own, by the field that they edit. */
  readonly controls?: { readonly [Name in NameOf<Item>]?: ComponentType<ItemControlProps<Item>> }
  /** Words for the values of choices, by the value. */
  readonly words?: Readonly<Record<string, string>>
  /** Shown while there are none. */
  readonly empty: string
  /** A new one, beside those that there are. */
  readonly blank: (items: readonly Static<Item>[]) => Static<Item>
  /** Where new ones come from, if not from the form: several at once, or none when nothing was chosen. */
  readonly choose?: () => Promise<readonly Static<Item>[]>
  /** The words of an item's row. */
  readonly titleOf: (item: Static<Item>) => string
  readonly iconOf?: (item: Static<Item>) => string
  /** A few translated words after the title of an item's row, where it needs them. */
  readonly remarkOf?: (item: Static<Item>, items: readonly Static<Item>[]) => string | undefined
  /** What else changes when an item is removed, in a translated sentence of the question that is asked before. */
  readonly removalOf?: (item: Static<Item>, items: readonly Static<Item>[]) => string | undefined
  readonly pictureOf?: (item: Static<Item>) => string
  /** What follows from the order, such as a number of each: asked after every change. */
  readonly arrange?: (items: readonly Static<Item>[]) => readonly Static<Item>[]
  /** Region of the block that each item has, by its name: what stands in it goes with the item. */
  readonly region?: string
  /** At most so many. */
  readonly most?: number
}

/** An id for a new item. It is part of a slot's name and of stored content: letters and digits only. */
export function newItemId(): string {
  return `i${crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '')}`
}
