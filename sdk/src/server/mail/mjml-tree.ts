import { escapedHtml } from '../../html/escaped-html.ts'
import type { MailElement } from '../../renderer/mail.ts'
import { type MailTextLook, mailHtml } from './mail-html.ts'

/** A tree as MJML reads it. It writes attributes and contents as they are: all of them are made safe here. */
export interface MjmlNode {
  readonly tagName: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children?: readonly MjmlNode[]
  readonly content?: string
}

export interface MailHead {
  readonly subject: string
  /** What mail programs show beside the subject. */
  readonly preheader: string
  /** CSS list of fonts. */
  readonly font: string
  readonly language: string
}

/** The whole document around a mail's body. */
export function mjmlDocument(body: MailElement, head: MailHead, look: MailTextLook): MjmlNode {
  const language = /^[A-Za-z0-9-]{1,35}$/.test(head.language) ? head.language : 'en'
  return node('mjml', { lang: language }, [
    node('mj-head', {}, [
      { tagName: 'mj-title', attributes: {}, content: escapedHtml(head.subject) },
      ...(head.preheader === ''
        ? []
        : [{ tagName: 'mj-preview', attributes: {}, content: escapedHtml(head.preheader) }]),
      node('mj-attributes', {}, [node('mj-all', { 'font-family': styleValue(head.font) ?? 'sans-serif' }, [])]),
    ]),
    mjmlOf(body, look),
  ])
}

function mjmlOf({ tag, attributes = {}, children, text, html }: MailElement, look: MailTextLook): MjmlNode {
  const safe = Object.entries(attributes).flatMap(([name, value]) => {
    const written = value === undefined ? undefined : attribute(name, String(value))
    return written === undefined ? [] : [[name, written] as const]
  })
  if (text !== undefined || html !== undefined) {
    const content = html === undefined ? escapedHtml(text ?? '').replaceAll('\n', '<br>') : mailHtml(html, look)
    return { tagName: tag, attributes: Object.fromEntries(safe), content }
  }
  return node(tag, Object.fromEntries(safe), children?.map((child) => mjmlOf(child, look)) ?? [])
}

const node = (tagName: string, attributes: MjmlNode['attributes'], children: readonly MjmlNode[]): MjmlNode => ({
  ...{ tagName, attributes, children },
})

const addresses = new Set(['href', 'src'])
const words = new Set(['alt', 'title'])

/** An attribute as it may be written; undefined for one that is left out. */
function attribute(name: string, value: string): string | undefined {
  if (addresses.has(name)) return isAddress(value) ? escapedHtml(value) : undefined
  return words.has(name) ? escapedHtml(value) : styleValue(value)
}

/** What the view gave: an absolute address, or the place of one that the sender fills in (`{{unsubscribe_url}}`). */
const isAddress = (value: string) =>
  /^(?:https?:\/\/|mailto:|tel:)/i.test(value) || /^\{\{[a-z][a-z0-9_]*\}\}$/.test(value)

/** Anything else ends in a style, partly within comments for Outlook: plain values only. */
function styleValue(value: string): string | undefined {
  const plain = value.replaceAll('"', "'")
  return /^[#A-Za-z0-9 .,%()'-]{0,400}$/.test(plain) ? plain : undefined
}
