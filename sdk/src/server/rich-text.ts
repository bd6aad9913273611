import sanitizeHtml from 'sanitize-html'
import type { BlockCatalogue } from '../content/catalogue.ts'
import type { Content } from '../content/node.ts'
import { ContentTexts, hasControl } from './content-texts.ts'

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

const richTexts = new ContentTexts((schema) => hasControl(schema, 'rich-text'))

/**
 * The content with every rich-text prop of a known block sanitised; nodes of unknown types or other versions stay as
 * they are, since nothing renders them. Nodes without a change are the same objects as before.
 */
export function sanitiseContent(content: Content, catalogue: BlockCatalogue): Content {
  return richTexts.changed(content, catalogue, sanitiseRichText)
}
