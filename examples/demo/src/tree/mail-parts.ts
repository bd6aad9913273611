import {
  emailButton,
  emailContainer,
  emailImage,
  emailSection,
  emailTextbox,
  emailUnsubscribe,
  emailWrapper,
} from '@ashlar/block-email'
import type { BlockProps, Content } from '@ashlar/sdk'
import { type Branch, contentOf, element } from './element.ts'

const wrapper = element(emailWrapper)
const band = element(emailSection)
const box = element(emailContainer)
const textbox = element(emailTextbox)
const image = element(emailImage)
const link = element(emailButton)
const unsubscribe = element(emailUnsubscribe)

/** How the mails of a business look, beyond its theme. */
export interface Letterhead {
  readonly name: string
  /** Behind everything. */
  readonly ground: string
  /** Of the band with the name. */
  readonly band: string
  /** The last lines, above the link to unsubscribe. */
  readonly imprint: string
}

/** A mail with its letterhead: parts stand one under the other on white. */
export function mail(head: Letterhead, ...parts: readonly Branch[]): Content {
  return contentOf(
    wrapper(
      { backgroundColor: head.ground },
      band(
        { paddingTop: 24 },
        box(
          { backgroundColor: head.band, paddingTop: 18, paddingBottom: 18, paddingLeft: 32 },
          textbox({ text: `<p><strong>${head.name}</strong></p>`, fontSize: 18, color: '#ffffff' }),
        ),
      ),
      ...parts,
      band({ paddingTop: 8, paddingBottom: 32 }, box({ backgroundColor: head.ground }, ...foot(head.imprint))),
    ),
  )
}

/** Nothing but words, as one person writes to another. */
export function letter(ground: string, imprint: string, ...paragraphs: readonly string[]): Content {
  const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
  return contentOf(
    wrapper(
      { backgroundColor: ground },
      band({ paddingTop: 24, paddingBottom: 32 }, box(padded(32), words(text), ...foot(imprint))),
    ),
  )
}

const foot = (imprint: string): Branch[] => [
  textbox({ text: `<p>${imprint}</p>`, fontSize: 13, color: '#4b5563', textAlign: 'center', paddingTop: 20 }),
  unsubscribe({ color: '#4b5563' }),
]

const padded = (top: number) => ({ paddingTop: top, paddingBottom: 32, paddingLeft: 32, paddingRight: 32 })

const words = (text: string, more: Partial<BlockProps<typeof emailTextbox>> = {}) => textbox({ text, ...more })

/** A picture from edge to edge. */
export const picture = (src: string, altText: string, url = ''): Branch =>
  band({}, box({ paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 }, image({ src, altText, url })))

/** A heading, what there is to say, and where it goes on. */
export const passage = (title: string, text: string, [label, href]: readonly [string, string] = ['', '']): Branch =>
  band(
    {},
    box(
      padded(32),
      words(`<h2>${title}</h2>`, { fontSize: 18, lineHeight: 1.3, paddingBottom: 12 }),
      words(text),
      ...(label === ''
        ? []
        : [link({ text: label, href, align: 'start', marginTop: 24, paddingLeft: 24, paddingRight: 24 })]),
    ),
  )

/** One thing of several: a smaller picture, its name, and a line about it. */
export const item = (
  src: string,
  { alt, title, text, href }: { alt: string; title: string; text: string; href: string },
): Branch =>
  band(
    {},
    box(
      padded(8),
      image({ src, altText: alt, width: 320, widthUnit: 'px', url: href, paddingBottom: 12 }),
      words(`<p><strong><a href="${href}">${title}</a></strong><br>${text}</p>`, { textAlign: 'center' }),
    ),
  )
