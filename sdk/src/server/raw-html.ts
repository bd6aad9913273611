import sanitizeHtml from 'sanitize-html'
import type { BlockCatalogue } from '../content/catalogue.ts'
import type { Content } from '../content/node.ts'
import type { Permission } from '../definition/access.ts'
import { ContentTexts, hasControl } from './content-texts.ts'
import { settledHtml } from './settled-html.ts'

const allowList: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'picture', 'source', 'details', 'summary', 'del', 'ins'],
  allowedAttributes: {
    '*': ['class', 'title', 'lang', 'dir'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['srcset', 'media', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed'],
    details: ['open'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 100,
}

/**
 * HTML without anything that runs, loads another document, sends a form or styles: text, lists, tables, pictures. The
 * second time gives the same text.
 */
export function sanitiseHtml(html: string): string {
  return settledHtml(html, (text) => sanitizeHtml(text, allowList))
}

const rawTexts = new ContentTexts((schema) => hasControl(schema, 'html'))

/** A text of the kind `RawHtml`, and who may write it as it is. */
export interface RawText {
  readonly html: string
  readonly permission: Permission
}

/** Every `RawHtml` of a document that is more than `sanitiseHtml` leaves of it. */
export function rawTextsOf(content: Content, catalogue: BlockCatalogue): readonly RawText[] {
  const found: RawText[] = []
  rawTexts.changed(content, catalogue, (html, schema) => {
    if (sanitiseHtml(html) !== html) found.push({ html, permission: permissionOf(schema) })
    return html
  })
  return found
}

/** The document with `RawHtml` made safe where it may not stay as it is. */
export function withoutRaw(content: Content, catalogue: BlockCatalogue, mayStay: (text: RawText) => boolean): Content {
  return rawTexts.changed(content, catalogue, (html, schema) =>
    mayStay({ html, permission: permissionOf(schema) }) ? html : sanitiseHtml(html),
  )
}

/** Of a schema that `RawHtml` made; one that names the control by hand names nobody, so nobody may. */
function permissionOf(schema: object): Permission {
  if ('permission' in schema && typeof schema.permission === 'string') return schema.permission as Permission
  const inner =
    'anyOf' in schema && Array.isArray(schema.anyOf) ? schema.anyOf.find((each) => hasControl(each, 'html')) : undefined
  return inner === undefined ? '.can_edit' : permissionOf(inner)
}
