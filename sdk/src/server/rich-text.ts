import sanitizeHtml from 'sanitize-html'
import type { BlockCatalogue } from '../content/catalogue.ts'
import type { Content } from '../content/node.ts'
import { richTextLook, richTextLooks, richTextTags } from '../style/rich-text-looks.ts'
import { ContentTexts, hasControl } from './content-texts.ts'
import { settledHtml } from './settled-html.ts'

const looks = Object.entries(richTextLooks)

/** Keeps what the element says of its look. */
const withLook: sanitizeHtml.Transformer = (tagName, given) => {
  const look = richTextLook(tagName, (name) => given[name])
  return { tagName, attribs: look ? { [look.name]: look.value } : {} }
}

const allowList: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ...Object.fromEntries(looks.map(([tag, { name }]) => [tag, [name]])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 40,
  transformTags: {
    ...Object.fromEntries(looks.map(([tag]) => [tag, withLook])),
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
 * Rich text with nothing in it but the paragraphs, headings, lists, links, emphasis, alignment and theme colours of the
 * allow-list (T4).
 * Done on every write and on every read; the second time gives the same text.
 */
export function sanitiseRichText(html: string): string {
  const known = remembered.get(html)
  if (known !== undefined) return known
  const clean = settledHtml(html, (text) => withoutIdleTags(sanitizeHtml(text, allowList)))
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
 * A span is there for its colour alone, and no link stands in a link. What the sanitiser writes is regular: every tag is
 * closed in its turn.
 */
function withoutIdleTags(html: string): string {
  const kept: Record<string, boolean[]> = { a: [], span: [] }
  return html.replaceAll(/<(\/?)(a|span)((?: [^<>]*)?)>/g, (tag, end: string, name: string, attributes: string) => {
    const open = kept[name] ?? []
    if (end !== '') return open.pop() ? tag : ''
    const isKept = name === 'a' ? !open.includes(true) : attributes !== ''
    open.push(isKept)
    return isKept ? tag : ''
  })
}

const richTexts = new ContentTexts((schema) => hasControl(schema, 'rich-text'))

/**
 * The content with every rich-text prop of a known block sanitised; nodes of unknown types or other versions stay as
 * they are, since nothing renders them. Nodes without a change are the same objects as before.
 */
export function sanitiseContent(content: Content, catalogue: BlockCatalogue): Content {
  return richTexts.changed(content, catalogue, sanitiseRichText)
}
