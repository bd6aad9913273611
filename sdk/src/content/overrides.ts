import type { TSchema } from 'typebox'
import type { Block } from '../definition/block.ts'
import { texts } from '../texts/texts.ts'
import type { BlockCatalogue } from './catalogue.ts'
import { fillProps } from './defaults.ts'
import { sameJson } from './equal.ts'
import { isLayoutProp } from './layout.ts'
import { nodeAt } from './lookup.ts'
import type { Content, ContentNode, ContentOverride } from './node.ts'
import { isRecord, itemsOf, propertiesOf } from './schema.ts'
import { interpretedCheck, type SchemaCheck, schemaProblems } from './schema-check.ts'
import { isText } from './words.ts'

const t = texts('admin')

/** What a linked copy shows in place of its template, by the ids of the blocks in the template. */
export type Overrides = NonNullable<ContentNode['overrides']>

/** One prop of one block of the template. */
export interface OverridePlace {
  /** Id of the block in the template. */
  readonly node: string
  readonly prop: string
}

const known = new WeakMap<TSchema, boolean>()

/**
 * Whether a linked copy may have a value of its own for the prop: it is content of the block, not layout, and holds a
 * text, a picture or a link. A list of them counts as one value.
 */
export function isOverridable(block: Block, prop: string): boolean {
  const schema = Object.hasOwn(block.schema.properties, prop) ? block.schema.properties[prop] : undefined
  return schema !== undefined && !isLayoutProp(block, prop) && holdsContent(schema)
}

/** What is wrong with the overrides of a linked copy, as far as its own data says. */
export function overrideProblems(
  catalogue: BlockCatalogue,
  { overrides }: Pick<ContentNode, 'overrides'>,
  check: SchemaCheck = interpretedCheck,
): { path: string; message: string }[] {
  return Object.entries(overrides ?? {}).flatMap(([id, override]) => {
    const at = `/overrides/${id}`
    const block = catalogue.get(override.type)
    if (!block) {
      const message = t('No installed package provides the block "{type}".', { type: override.type })
      return [{ path: `${at}/type`, message }]
    }
    if (block.version !== override.version) {
      const message = t('The block "{title}" reads data of version {version}, not {found}.', {
        title: t(block.title),
        version: block.version,
        found: override.version,
      })
      return [{ path: `${at}/version`, message }]
    }
    return Object.keys(override.props).flatMap((prop) =>
      valueProblems(block, override.props, prop, check).map(({ path, message }) => ({
        path: `${at}/props/${prop}${path}`,
        message,
      })),
    )
  })
}

/** A block of a template with what the copy shows in its place. Values that do not fit the block are left out. */
export function withOverrides(
  inner: ContentNode,
  override: ContentOverride | undefined,
  catalogue: BlockCatalogue,
  check: SchemaCheck = interpretedCheck,
): ContentNode {
  if (!override) return inner
  const props = usedProps(inner, override, catalogue, check)
  return props.length === 0
    ? inner
    : { ...inner, props: { ...inner.props, ...Object.fromEntries(props.map((prop) => [prop, override.props[prop]])) } }
}

/** The overrides of a copy that nothing shows any more: their block is gone from the template, or became another one. */
export function unusedOverrides(copy: ContentNode, template: Content, catalogue: BlockCatalogue): OverridePlace[] {
  return Object.entries(copy.overrides ?? {}).flatMap(([node, override]) => {
    const inner = node === template.rootNodeId ? undefined : nodeAt(template, node)
    const used = inner ? usedProps(inner, override, catalogue, interpretedCheck) : []
    return Object.keys(override.props).flatMap((prop) => (used.includes(prop) ? [] : [{ node, prop }]))
  })
}

/**
 * The copy with other values for a block of its template; undefined takes a prop back to the template's. Without any
 * override left, the copy has none at all.
 */
export function changeOverrides(
  copy: ContentNode,
  id: string,
  inner: Pick<ContentNode, 'type' | 'version'>,
  change: Readonly<Record<string, unknown>>,
): ContentNode {
  const { overrides = {}, ...rest } = copy
  const { [id]: was, ...others } = overrides
  // What another block left under this id would be read as this block's data.
  const kept = was && was.type === inner.type && was.version === inner.version ? was.props : {}
  const props = Object.fromEntries(Object.entries({ ...kept, ...change }).filter(([, value]) => value !== undefined))
  const next: Overrides =
    Object.keys(props).length > 0 ? { ...others, [id]: { type: inner.type, version: inner.version, props } } : others
  return Object.keys(next).length > 0 ? { ...rest, overrides: next } : rest
}

function usedProps(
  inner: ContentNode,
  { type, version, props }: ContentOverride,
  catalogue: BlockCatalogue,
  check: SchemaCheck,
): string[] {
  const block = catalogue.get(inner.type)
  if (!block || type !== inner.type || version !== inner.version || version !== block.version) return []
  return Object.keys(props).filter(
    (prop) => valueProblems(block, props, prop, check).length === 0 && keepsParts(block, inner, prop, props[prop]),
  )
}

function valueProblems(
  block: Block,
  props: Readonly<Record<string, unknown>>,
  prop: string,
  check: SchemaCheck,
): { path: string; message: string }[] {
  const schema = isOverridable(block, prop) ? block.schema.properties[prop] : undefined
  if (!schema) {
    return [{ path: '', message: t('A linked copy can change only the texts, pictures and links of its template.') }]
  }
  const value: unknown = Reflect.get(fillProps(block, { [prop]: props[prop] }), prop)
  return check(schema, value) ? [] : schemaProblems(schema, value)
}

/** Blocks of the template stand in the parts that a list makes: a copy may word them, but has the same ones. */
function keepsParts(block: Block, { props }: ContentNode, prop: string, value: unknown): boolean {
  if (!block.regions.some(({ perItemOf }) => perItemOf === prop)) return true
  return sameJson(itemIds(value), itemIds(Reflect.get(fillProps(block, props), prop)))
}

const itemIds = (list: unknown): unknown[] =>
  Array.isArray(list) ? list.map((item: unknown) => (isRecord(item) ? item['id'] : undefined)) : []

const contentControls: readonly unknown[] = ['picture', 'link']

/** Follows the schema alone, so that its depth is that of the block's author. */
function holdsContent(schema: TSchema): boolean {
  const said = known.get(schema)
  if (said !== undefined) return said
  // A schema that names itself ends here.
  known.set(schema, false)
  const items = itemsOf(schema)
  const control: unknown = Reflect.get(schema, 'control')
  const choices: unknown = Reflect.get(schema, 'anyOf')
  const holds =
    isText(schema) ||
    contentControls.includes(control) ||
    (items !== undefined && holdsContent(items)) ||
    Object.entries(propertiesOf(schema) ?? {}).some(([name, property]) => name !== 'id' && holdsContent(property)) ||
    (Array.isArray(choices) &&
      choices.some((choice: TSchema) => isText(choice) || contentControls.includes(Reflect.get(choice, 'control'))))
  known.set(schema, holds)
  return holds
}
