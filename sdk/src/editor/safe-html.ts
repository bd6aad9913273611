import { richTextLook, richTextTags } from '../style/rich-text-looks.ts'

const tags: ReadonlySet<string> = new Set(richTextTags.map((tag) => tag.toUpperCase()))
const dropped = new Set([
  'SCRIPT',
  'STYLE',
  'TEXTAREA',
  'OPTION',
  'NOSCRIPT',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'SVG',
  'MATH',
])

/**
 * Rich text as it may stand in the editor's canvas (T4): the tags of the server's allow-list, links with a safe address,
 * what tells the look, and no other attribute. Parsed in an inert document, so nothing in it is loaded or run.
 */
export function safeHtml(html: string, safeUrl: (address: string) => string | undefined): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  clean(body, safeUrl)
  return body.innerHTML
}

function clean(parent: Element, safeUrl: (address: string) => string | undefined) {
  for (const child of [...parent.children]) {
    const tag = child.tagName.toUpperCase()
    if (dropped.has(tag)) {
      child.remove()
      continue
    }
    clean(child, safeUrl)
    if (!tags.has(tag)) {
      child.replaceWith(...child.childNodes)
      continue
    }
    const href = tag === 'A' ? safeUrl(child.getAttribute('href') ?? '') : undefined
    const look = richTextLook(tag.toLowerCase(), (name) => child.getAttribute(name))
    for (const { name } of [...child.attributes]) child.removeAttribute(name)
    if (look) child.setAttribute(look.name, look.value)
    if (href !== undefined) child.setAttribute('href', href)
  }
}
