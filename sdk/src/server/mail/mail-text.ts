import type { MailElement } from '../../renderer/mail.ts'
import { sanitiseRichText } from '../rich-text.ts'
import { unescaped } from './unescaped.ts'

type Link = (address: string) => string | undefined

/** A mail for people who read without HTML: its texts in order, links and pictures as words. */
export function mailText(body: MailElement, link: Link): string {
  return partsOf(body, link)
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

function partsOf({ tag, attributes = {}, children = [], text, html }: MailElement, link: Link): string[] {
  const href = attributes['href'] === undefined ? '' : String(attributes['href'])
  if (tag === 'mj-divider') return ['----']
  if (tag === 'mj-image') return [withAddress(String(attributes['alt'] ?? ''), href)]
  if (tag === 'mj-button') return [withAddress((text ?? '').trim(), href)]
  if (html !== undefined) return [richText(html, link)]
  if (text !== undefined) return [text.trim()]
  return children.flatMap((child) => partsOf(child, link))
}

const withAddress = (words: string, href: string) => (words === '' || href === '' ? words : `${words}: ${href}`)

/** Elements that stand on lines of their own, and what separates them from the next. */
const breaks: Readonly<Record<string, string>> = { br: '\n', li: '\n', hr: '\n----\n' }
const paragraphs = /^(?:p|h[2-6]|ul|ol|blockquote|pre)$/

/** Rich text without its markup: paragraphs apart, `- ` before items, the address of a link behind its words. */
function richText(stored: string, link: Link): string {
  let out = ''
  let href: string | undefined
  let words = ''
  const write = (piece: string) => {
    out += piece
    if (href !== undefined) words += piece
  }
  for (const piece of sanitiseRichText(stored).split(/(<[^<>]*>)/)) {
    const tag = /^<(\/?)([a-z0-9]+)/.exec(piece)
    if (!tag) {
      write(unescaped(piece.replaceAll(/\s+/g, ' ')))
      continue
    }
    const [, end, name = ''] = tag
    if (name === 'a') {
      if (end === '') {
        href = link(unescaped(/ href="([^"]*)"/.exec(piece)?.[1] ?? ''))
        words = ''
      } else {
        if (href !== undefined && words.trim() !== href) out += ` (${href})`
        href = undefined
      }
    } else if (name === 'li' && end === '') out += '- '
    else if (paragraphs.test(name)) out += end === '' ? '' : '\n\n'
    else out += name === 'br' || name === 'hr' || end !== '' ? (breaks[name] ?? '') : ''
  }
  return out
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
