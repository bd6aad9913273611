import { groupOf } from '@ashlar/sdk'
import type { FieldControl, Pictured } from '@ashlar/sdk/editor'
import type { TSchema } from 'typebox'

interface Numbers {
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  readonly step: number
  readonly unit: string | undefined
}

/** How one value is edited, as far as its schema says (panels render it). */
export type Control =
  | { readonly kind: 'switch' }
  | { readonly kind: 'segments' | 'select'; readonly options: readonly string[] }
  | ({ readonly kind: 'number' | 'slider' } & Numbers)
  /** A number with its unit as a second prop, such as `width` and `widthUnit`. */
  | ({ readonly kind: 'number-with-unit'; readonly unitProp: string; readonly units: readonly string[] } & Numbers)
  /** A colour, and as a second prop a gradient that lies over it. */
  | { readonly kind: 'ground'; readonly gradientProp: string }
  | { readonly kind: 'text' | 'textarea'; readonly maximumLength: number | undefined }
  | { readonly kind: 'angle' | 'colour' | 'link' | 'picture' | 'rich-text' | 'icon' | 'gradient' | 'shadow' }
  | { readonly kind: 'own'; readonly component: NonNullable<FieldControl['component']> }

export interface Row {
  /** Name of the value within its group. */
  readonly prop: string
  /** The object of the group that holds the value, such as `overlaySettings`; absent: the group itself. */
  readonly within?: string
  readonly label: string
  readonly hint: string | undefined
  readonly control: Control
  readonly schema: TSchema
  /** Words for the values of a choice, where the block has its own. */
  readonly options?: Readonly<Record<string, string>>
  /** The values of the choice are drawn. */
  readonly pictured?: Pictured
  /** The value may be left empty (null). */
  readonly emptyable: boolean
}

/** Up to this many choices stand side by side instead of in a list (visual language). */
const mostSegments = 5

/** Rows for the named properties of a schema; what is part of another prop's row gets none of its own. */
export function rowsOf(
  properties: Readonly<Record<string, TSchema>>,
  fields: readonly (string | FieldControl)[] = Object.keys(properties),
): Row[] {
  const asked = fields.map((field) => (typeof field === 'string' ? { prop: field, control: 'auto' as const } : field))
  const parts = new Set(asked.flatMap(({ prop }) => [unitOf(properties, prop), gradientOver(properties, prop)]))
  return asked.flatMap((field) => {
    const schema = properties[field.prop]
    if (!schema || parts.has(field.prop)) return []
    const inner = membersOf(schema)
    if (inner) return rowsOf(inner).map((row) => ({ ...row, within: field.prop }))
    const row = rowOf(properties, field, schema)
    return row ? [row] : []
  })
}

/** Members of an object that is always there; those of a per-device group have rows of their own. */
function membersOf(schema: TSchema): Readonly<Record<string, TSchema>> | undefined {
  if (groupOf(schema) || !('properties' in schema)) return undefined
  const members: unknown = schema.properties
  return typeof members === 'object' && members !== null ? { ...members } : undefined
}

/** Properties of a per-device group as rows. */
export function groupRows(schema: TSchema): Row[] {
  const group = groupOf(schema)
  return group ? rowsOf(group.properties) : []
}

function rowOf(properties: Readonly<Record<string, TSchema>>, field: FieldControl, stored: TSchema): Row | undefined {
  const { schema, emptyable } = withoutNull(stored)
  const control = controlOf(properties, field, schema)
  if (!control) return undefined
  const label = field.label ?? text(schema, 'title') ?? text(stored, 'title') ?? spelledOut(field.prop)
  const hint = field.hint ?? text(schema, 'description')
  const { prop, options, pictured } = field
  return {
    ...{ prop, label, hint, control, schema, emptyable },
    ...(options && { options }),
    ...(pictured && { pictured }),
  }
}

function controlOf(
  properties: Readonly<Record<string, TSchema>>,
  field: FieldControl,
  schema: TSchema,
): Control | undefined {
  if (field.control === 'component') return field.component && { kind: 'own', component: field.component }
  const named = text(schema, 'control')
  const gradientProp = gradientOver(properties, field.prop)
  if (named === 'colour' && gradientProp !== undefined) return { kind: 'ground', gradientProp }
  if (isNamed(named)) return { kind: named }
  const options = choices(schema)
  if (options) {
    const segments = field.control === 'segments' || options.length <= mostSegments
    return { kind: segments ? 'segments' : 'select', options }
  }
  switch (text(schema, 'type')) {
    case 'boolean':
      return { kind: 'switch' }
    case 'number':
    case 'integer': {
      const numbers = numbersOf(schema, field)
      // A share between nothing and all is easier to slide than to type (STYLE-016).
      const isShare = numbers.minimum === 0 && numbers.maximum === 1
      if (field.control === 'slider' || isShare) return { kind: 'slider', ...numbers }
      const unitProp = unitOf(properties, field.prop)
      const unit = unitProp === undefined ? undefined : properties[unitProp]
      if (unitProp !== undefined && unit)
        return { kind: 'number-with-unit', unitProp, units: choices(unit) ?? [], ...numbers }
      return { kind: 'number', ...numbers }
    }
    case 'string':
      if (field.control === 'icon') return { kind: 'icon' }
      return { kind: field.control === 'textarea' ? 'textarea' : 'text', maximumLength: number(schema, 'maxLength') }
    default:
      // Lists and objects need a control of the block's own.
      return undefined
  }
}

const namedKinds = ['angle', 'colour', 'link', 'picture', 'rich-text', 'gradient', 'shadow'] as const

function isNamed(name: string | undefined): name is (typeof namedKinds)[number] {
  return namedKinds.some((kind) => kind === name)
}

function numbersOf(schema: TSchema, field: FieldControl): Numbers {
  const step = field.step ?? number(schema, 'multipleOf') ?? 1
  return {
    minimum: number(schema, 'minimum'),
    maximum: number(schema, 'maximum'),
    step,
    unit: field.unit ?? text(schema, 'unit'),
  }
}

function unitOf(properties: Readonly<Record<string, TSchema>>, prop: string): string | undefined {
  const name = `${prop}Unit`
  const unit = properties[name]
  return unit && choices(unit) ? name : undefined
}

/** The gradient of a group that lies over its colour. */
function gradientOver(properties: Readonly<Record<string, TSchema>>, prop: string): string | undefined {
  const gradient = prop === 'backgroundColor' ? properties['gradient'] : undefined
  return gradient && text(withoutNull(gradient).schema, 'control') === 'gradient' ? 'gradient' : undefined
}

/** Props of a row's group that its control shows. */
export function partsOf({ prop, within, control }: Row): readonly string[] {
  if (within !== undefined) return [within]
  if (control.kind === 'number-with-unit') return [prop, control.unitProp]
  return control.kind === 'ground' ? [prop, control.gradientProp] : [prop]
}

/** `orEmpty` writes a union of the value and null. */
function withoutNull(schema: TSchema): { schema: TSchema; emptyable: boolean } {
  if (!('anyOf' in schema) || !Array.isArray(schema.anyOf)) return { schema, emptyable: false }
  const members: TSchema[] = schema.anyOf
  const [value, ...more] = members.filter((member) => text(member, 'type') !== 'null')
  return value && more.length === 0 ? { schema: value, emptyable: true } : { schema, emptyable: false }
}

function choices(schema: TSchema): readonly string[] | undefined {
  if (!('enum' in schema) || !Array.isArray(schema.enum)) return undefined
  const values: unknown[] = schema.enum
  return values.every((value) => typeof value === 'string') ? values : undefined
}

function text(schema: TSchema, key: string): string | undefined {
  const value: unknown = Reflect.get(schema, key)
  return typeof value === 'string' ? value : undefined
}

function number(schema: TSchema, key: string): number | undefined {
  const value: unknown = Reflect.get(schema, key)
  return typeof value === 'number' ? value : undefined
}

/** `backgroundPositionX` -> `Background position x`. */
export function spelledOut(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
