import sanitizeHtml from 'sanitize-html'
import type { TSchema } from 'typebox'
import type { BlockCatalogue } from '../content/catalogue.ts'
import type { Content, ContentNode } from '../content/node.ts'
import { groupOf } from '../style/devices.ts'

const allowList: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'br'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    a: (_tag, { href, target }): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: { ...(href && { href }), ...(target === '_blank' && { target, rel: 'noopener' }) },
    }),
  },
}

/** Results by input. Sanitising is pure, and a page's texts are read far more often than they are written. */
const remembered = new Map<string, string>()
const memory = { characters: 0, limit: 4_000_000 }

/**
 * Rich text with nothing in it but the paragraphs, headings, lists, links and emphasis of the allow-list (T4).
 * Done on every write and on every read; the second time gives the same text.
 */
export function sanitiseRichText(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, allowList)
  const size = html.length + clean.length
  if (memory.characters + size > memory.limit) {
    remembered.clear()
    memory.characters = 0
  }
  if (size < memory.limit) {
    remembered.set(html, clean)
    memory.characters += size
  }
  return clean
}

/**
 * The content with every rich-text prop of a known block sanitised; nodes of unknown types or other versions stay as
 * they are, since nothing renders them. Nodes without a change are the same objects as before.
 */
export function sanitiseContent(content: Content, catalogue: BlockCatalogue): Content {
  const nodes: Record<string, ContentNode> = { ...content.nodes }
  let changed = false
  for (const [id, node] of Object.entries(content.nodes)) {
    const block = catalogue.get(node.type)
    if (!block || block.version !== node.version) continue
    const props = sanitised(block.schema, node.props)
    if (props === node.props) continue
    nodes[id] = { ...node, props: props as ContentNode['props'] }
    changed = true
  }
  return changed ? { ...content, nodes } : content
}

/** Follows the schema, never the data, so that its depth is that of the block's author. */
function sanitised(schema: object, value: unknown): unknown {
  if (typeof value === 'string') return isRichText(schema) ? sanitiseRichText(value) : value
  if (!holdsRichText(schema) || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const next = value.map((item) => partsOf(schema).items.reduce((each, part) => sanitised(part, each), item))
    return next.some((item, i) => item !== value[i]) ? next : value
  }
  const next: Record<string, unknown> = { ...value }
  for (const [name, part] of partsOf(schema).properties) {
    if (Object.hasOwn(next, name)) next[name] = sanitised(part, next[name])
  }
  return Object.entries(value).some(([name, member]) => next[name] !== member) ? next : value
}

interface Parts {
  readonly properties: readonly (readonly [name: string, schema: object])[]
  readonly items: readonly object[]
}

/** Where a schema leads: its properties, its items, those of each branch of a union, and a per-device group's devices. */
function partsOf(schema: object): Parts {
  const group = groupOf(schema)
  if (group) return { properties: ['desktop', 'tablet', 'mobile'].map((device) => [device, group]), items: [] }
  const inner = schema as { properties?: Record<string, TSchema>; items?: TSchema; anyOf?: TSchema[] }
  const branches = (inner.anyOf ?? []).map(partsOf)
  return {
    properties: [...Object.entries(inner.properties ?? {}), ...branches.flatMap((branch) => branch.properties)],
    items: [...(inner.items ? [inner.items] : []), ...branches.flatMap((branch) => branch.items)],
  }
}

function isRichText(schema: object): boolean {
  if ('control' in schema && schema.control === 'rich-text') return true
  return 'anyOf' in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(isRichText)
}

const holders = new WeakMap<object, boolean>()

function holdsRichText(schema: object): boolean {
  const known = holders.get(schema)
  if (known !== undefined) return known
  const { properties, items } = partsOf(schema)
  const holds = isRichText(schema) || [...properties.map(([, part]) => part), ...items].some(holdsRichText)
  holders.set(schema, holds)
  return holds
}
