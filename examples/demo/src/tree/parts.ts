import type { ThemeColour } from '@ashlar/sdk'
import {
  accordion,
  type Branch,
  button,
  cardBlock,
  cardImage,
  column,
  container,
  counter,
  image,
  into,
  pricing,
  row,
  section,
  sectionHeader,
  text,
} from './index.ts'

// What a designer would keep as templates: small groups of blocks that come back from page to page.

/** A band across the page; without a colour it stands on the page's own ground. */
export function band(colour: ThemeColour | '', ...children: readonly Branch[]): Branch {
  return section(
    colour === '' ? {} : { background: { desktop: { backgroundColor: colour } } },
    container({}, ...children),
  )
}

/** Title on the left, a sentence on the same line on the right; below each other where it is narrow. */
export const heading = (title: string, subtitle: string): Branch => sectionHeader({ title, subtitle })

/** The same in the middle, one below the other. */
export const centredHeading = (title: string, subtitle: string): Branch =>
  sectionHeader({ title, subtitle, textAlign: 'center' })

/** The sentence after a title, larger than the text. */
export function lead(words: string): Branch {
  return text({ text: words, look: 'lead' })
}

export function quiet(words: string): Branch {
  return text({ text: words, look: 'quiet' })
}

/** Heights in px, for a picture that is cropped to fill its place. */
export interface Heights {
  readonly desktop: number
  readonly tablet?: number
  readonly mobile?: number
}

/** An empty text means that the picture only decorates. */
export function picture(src: string, altText: string, { desktop, tablet, mobile }: Heights): Branch {
  return image({
    src,
    altText,
    dimensions: {
      desktop: { height: desktop, heightAuto: false },
      ...(tablet !== undefined && { tablet: { height: tablet } }),
      ...(mobile !== undefined && { mobile: { height: mobile } }),
    },
  })
}

/** A link in words with an arrow. */
export function more(label: string, href: string): Branch {
  return button({
    text: label,
    href,
    variant: 'link',
    buttonIcon: 'arrow-right',
    paddingTop: 4,
    paddingBottom: 4,
    cssClasses: 'more',
  })
}

/** Buttons side by side, one below the other where there is no room. */
export function pair(...buttons: readonly Branch[]): Branch {
  return container(
    {
      padding: { desktop: { top: 8, right: 0, bottom: 0, left: 0 } },
      alignment: { desktop: { flexDirection: 'row', gap: 12, width: 100, widthUnit: '%' } },
    },
    ...buttons,
  )
}

export interface Card {
  readonly src: string
  readonly altText: string
  readonly title: string
  readonly text: string
  readonly link?: readonly [label: string, href: string]
}

/** Picture, title, a few words and a link at the foot, so that neighbours end on one line. */
function card({ src, altText, title, text: words, link }: Card, ratio: '4 / 3' | '4 / 5', mobileSpan: number): Branch {
  return column(
    { width: { desktop: { span: 0 }, tablet: { span: 4 }, mobile: { span: mobileSpan } } },
    cardBlock(
      {},
      ...into('header', cardImage({ src, altText, ratio })),
      ...into('body', text({ tag: 'h3', text: title }), text({ text: words })),
      ...(link ? into('footer', more(...link)) : []),
    ),
  )
}

/** Cards by threes; below each other on small screens. */
export function cards(...items: readonly Card[]): Branch {
  return row({ columns: 3 }, ...items.map((item) => card(item, '4 / 3', 12)))
}

/** Cards with upright pictures, which stay two across on small screens. */
export function portraits(...items: readonly Card[]): Branch {
  return row({ columns: 3 }, ...items.map((item) => card(item, '4 / 5', 6)))
}

/** A number to be proud of and what it counts. Two across on small screens. */
export function figure(endNumber: number, label: string, more: Parameters<typeof counter>[0] = {}): Branch {
  return column(
    { width: { mobile: { span: 6 } } },
    counter({ endNumber, label, duration: 2, startOnScroll: true, ...more }),
  )
}

export function figures(...columns: readonly Branch[]): Branch {
  return row({ columns: 4 }, ...columns)
}

export type Question = readonly [question: string, answer: string]

/** Questions that open to their answers. */
export function answers(...list: readonly Question[]): Branch {
  const items = list.map(([title], index) => ({ id: `question-${index + 1}`, title }))
  return accordion(
    { numberOfItems: list.length, items },
    ...list.flatMap(([, answer], index) => into(`item:question-${index + 1}`, text({ text: answer }))),
  )
}

/** Title on the left, questions on the right. */
export function questions(title: string, subtitle: string, ...list: readonly Question[]): Branch {
  return row({ columns: 2 }, column({}, heading(title, subtitle)), column({}, answers(...list)))
}

export interface Plan {
  readonly title: string
  readonly price: string
  readonly label: string
  readonly features: readonly string[]
  readonly link: readonly [label: string, href: string]
  readonly isFeatured?: boolean
}

/** Ways to pay; the one in colour stands a little taller. */
export function plans(
  head: Pick<Parameters<typeof pricing>[0] & object, 'title' | 'description' | 'headerAlignment'>,
  ...items: readonly Plan[]
): Branch {
  const pricingBoxes = items.map(({ title, price, label, features, link, isFeatured = false }, index) => ({
    id: `plan-${index + 1}`,
    title,
    price,
    priceLabel: label,
    features: features.join(', '),
    buttonText: link[0],
    buttonLink: link[1],
    buttonSize: 'default' as const,
    featured: isFeatured,
  }))
  return pricing({ ...head, pricingBoxes })
}

/** Pictures of the media library as list props hold them; what is known of a file comes with it. */
export function pictures(...addresses: readonly string[]) {
  return addresses.map((file, index) => ({
    id: `picture-${index + 1}`,
    file,
    mime_type: 'image/webp',
    filesize: 0,
    width: 0,
    height: 0,
  }))
}
