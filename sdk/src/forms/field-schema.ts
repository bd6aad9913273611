/** What a property's schema says about the control that edits it. Read structurally: a schema may have come as JSON. */
export type FieldKind =
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly sideBySide: boolean }
  | { readonly kind: 'number'; readonly step: number | 'any'; readonly unit: string | undefined }
  | { readonly kind: 'text'; readonly type: 'text' | 'email' | 'url' | 'password'; readonly mono: boolean }
  | { readonly kind: 'textarea'; readonly rows: number }
  | { readonly kind: 'colour'; readonly pattern: string | undefined }
  | { readonly kind: 'date' | 'date-time' | 'phone' | 'rich-text' | 'chips' | 'roles' }
  | { readonly kind: 'checks'; readonly options: readonly string[] }
  | { readonly kind: 'members'; readonly members: Readonly<Record<string, unknown>> }
  | { readonly kind: 'items'; readonly item: unknown; readonly most: number | undefined }
  /** The schema names a control of the screen, such as `picture`, or of a module: `store:price-table`. */
  | { readonly kind: 'own'; readonly control: string }

/** Texts longer than this are written in several lines. */
const longText = 300

const named = ['date', 'date-time', 'phone', 'rich-text', 'roles', 'chips'] as const

/** The control that fits a property. Its keyword `control` decides before its `format`, and that before its type. */
export function kindOf(property: unknown): FieldKind {
  const { schema } = withoutNull(property)
  const control = textOf(schema, 'control')
  const known = named.find((name) => name === control)
  if (known) return { kind: known }
  if (control === 'colour') return { kind: 'colour', pattern: textOf(schema, 'pattern') }
  if (control === 'textarea') return { kind: 'textarea', rows: numberOf(schema, 'rows') ?? 4 }
  const options = choicesOf(schema)
  if (options) return { kind: 'choice', options, sideBySide: control === 'segments' }
  const type = textOf(schema, 'type')
  if (control !== undefined && !(control in textTypes) && control !== 'mono') return { kind: 'own', control }
  switch (type) {
    case 'boolean':
      return { kind: 'switch' }
    case 'integer':
    case 'number':
      return { kind: 'number', step: stepOf(schema, type), unit: textOf(schema, 'unit') }
    case 'array':
      return listKind(schema)
    case 'object':
      return { kind: 'members', members: membersOf(schema) }
    default:
      return textKind(schema, control)
  }
}

const textTypes = { email: 'email', url: 'url', secret: 'password' } as const

function textKind(schema: unknown, control: string | undefined): FieldKind {
  const format = textOf(schema, 'format')
  if (format === 'date' || format === 'date-time') return { kind: format }
  const type = Object.entries(textTypes).find(([name]) => name === (control ?? format))?.[1]
  if (type) return { kind: 'text', type, mono: false }
  const rows = numberOf(schema, 'rows')
  if (rows !== undefined || ((numberOf(schema, 'maxLength') ?? 0) > longText && format === undefined)) {
    return { kind: 'textarea', rows: rows ?? 4 }
  }
  return { kind: 'text', type: 'text', mono: control === 'mono' }
}

function listKind(schema: unknown): FieldKind {
  const item = memberValue(schema, 'items')
  const options = choicesOf(item)
  if (options) return { kind: 'checks', options }
  if (textOf(item, 'type') === 'object') return { kind: 'items', item, most: numberOf(schema, 'maxItems') }
  return { kind: 'chips' }
}

const stepOf = (schema: unknown, type: string): number | 'any' =>
  numberOf(schema, 'multipleOf') ?? (type === 'integer' ? 1 : 'any')

/** `orEmpty` writes a union of the value and null. */
export function withoutNull(property: unknown): { readonly schema: unknown; readonly emptyable: boolean } {
  const members = memberValue(property, 'anyOf')
  if (!Array.isArray(members)) return { schema: property, emptyable: false }
  const [value, ...more] = members.filter((member) => textOf(member, 'type') !== 'null')
  if (more.length > 0 || value === undefined) return { schema: property, emptyable: false }
  // Words of the union stand for the value too.
  return {
    schema: { ...value, ...own(property, ['title', 'description', 'control', 'unit', 'group', 'half']) },
    emptyable: true,
  }
}

const own = (property: unknown, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name, memberValue(property, name)]).filter(([, value]) => value !== undefined),
  )

/** The schema of a member of an object, or of an item of a list; undefined when there is none. */
export function memberOf(property: unknown, name: string): unknown {
  const { schema } = withoutNull(property)
  return /^\d+$/.test(name) ? memberValue(schema, 'items') : membersOf(schema)[name]
}

export function membersOf(property: unknown): Readonly<Record<string, unknown>> {
  const properties = memberValue(property, 'properties')
  return typeof properties === 'object' && properties !== null ? { ...properties } : {}
}

/** Names of the members that must be there and may not be empty. */
export function isRequired(property: unknown): boolean {
  const { schema, emptyable } = withoutNull(property)
  return !emptyable && (numberOf(schema, 'minLength') ?? 0) > 0
}

export function choicesOf(property: unknown): readonly string[] | undefined {
  const values = memberValue(property, 'enum')
  return Array.isArray(values) ? values.map(String) : undefined
}

/** A value that passes for a new item of a list: its schema's defaults, and nothing where it names none. */
export function blankOf(property: unknown): unknown {
  const given = memberValue(property, 'default')
  if (given !== undefined) return structuredClone(given)
  switch (textOf(property, 'type')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(membersOf(property))
          .filter(([name]) => isListed(property, name))
          .map(([name, member]) => [name, blankOf(member)]),
      )
    case 'array':
      return []
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return numberOf(property, 'minimum') ?? 0
    default:
      return choicesOf(property)?.[0] ?? ''
  }
}

function isListed(property: unknown, name: string): boolean {
  const required = memberValue(property, 'required')
  return Array.isArray(required) && required.includes(name)
}

export function memberValue(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
}

export function textOf(from: unknown, key: string): string | undefined {
  const value = memberValue(from, key)
  return typeof value === 'string' ? value : undefined
}

export function numberOf(from: unknown, key: string): number | undefined {
  const value = memberValue(from, key)
  return typeof value === 'number' ? value : undefined
}
