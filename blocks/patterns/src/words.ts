import type { InitialNode } from '@ashlar/sdk'
import { type Blocks, block, line } from './build.ts'

// Short names for headings, running text, buttons and icons.

export type Align = 'start' | 'center' | 'end'
export type Action = readonly [label: string, href: string]

const flat = { padding: { desktop: { top: 0, bottom: 0 } } }

type TextProps = Readonly<Record<string, unknown>>
const text = (words: string, props: TextProps) => block('text', { ...flat, text: words, ...props })

/** The heading of the page. */
export const pageTitle = (words: string, textAlign: Align = 'start') => text(words, { tag: 'h1', textAlign })

/** The heading of a section, where it has no subtitle. */
export const title = (words: string, textAlign: Align = 'start') => text(words, { tag: 'h2', textAlign })

/** The heading of a part of a section. */
export const subject = (words: string, props: TextProps = {}) => text(words, { tag: 'h3', ...props })

/** A smaller one; directly below the heading of the page it is an h2. */
export const point = (words: string, tag: 'h2' | 'h3' = 'h3') => text(words, { tag, look: 'h4' })

/** Title on the left, a sentence on the same line on the right; below each other where it is narrow. */
export const heading = (words: string, subtitle: string, textAlign: Align = 'start') =>
  block('section-header', { ...flat, title: words, subtitle, textAlign })

/** The sentence after a title, larger than the text. */
export const lead = (words: string, textAlign: Align = 'start') => text(words, { look: 'lead', textAlign })

export const paragraph = (words: string) => text(words, {})

/** Text that stands back behind a heading. */
export const quiet = (words: string, textAlign: Align = 'start') => text(words, { look: 'quiet', textAlign })

export const small = (words: string, textAlign: Align = 'start') => text(words, { look: 'small', textAlign })

/** A few bold words in the accent of the ground. */
export const label = (words: string, textAlign: Align = 'start') => text(words, { look: 'label', textAlign })

/** Rich text, for links within it. */
export const rich = (html: string, props: TextProps = {}) => block('textbox', { ...flat, text: html, ...props })

/** Entries with a line below each; the last bold word stands at the end. */
export const lines = (...items: readonly (readonly [name: string, value: string])[]) =>
  rich(`<ul>${items.map(([name, value]) => `<li>${name} <strong>${value}</strong></li>`).join('')}</ul>`, {
    listStyle: 'lines',
  })

/** A list of links under a bold title. */
export function links(name: string, ...items: readonly Action[]): InitialNode {
  const list = items.map(([words, href]) => `<li><a href="${href}">${words}</a></li>`).join('')
  return rich(`${name === '' ? '' : `<p><strong>${name}</strong></p>`}<ul>${list}</ul>`, { listStyle: 'links' })
}

type Variant = 'primary' | 'secondary' | 'tertiary' | 'light' | 'outline-dark' | 'outline-light' | 'outline-primary'

export const button = ([words, href]: Action, variant: Variant = 'primary') =>
  block('button', { text: words, href, variant, size: 'lg' })

/** A link in words with an arrow. */
export const more = ([words, href]: Action) =>
  block('button', {
    ...{ text: words, href, variant: 'link', buttonIcon: 'arrow-right', paddingTop: 4, paddingBottom: 4 },
    cssClasses: 'more',
  })

/** Buttons side by side at the start. */
export const buttons = (...list: Blocks) => line('flex-start', 12, ...list)

export const centredButtons = (...list: Blocks) => line('center', 12, ...list)

/** Buttons at the end, for a narrow column on the right. */
export const endButtons = (...list: Blocks) => line('flex-end', 12, ...list)

/** One icon. Its colour is a theme colour, which stays readable on dark grounds. */
export const icon = (name: string, justify: 'flex-start' | 'center' = 'flex-start', size = 44) =>
  block('icons', {
    ...flat,
    justify,
    icons: [{ id: name, icon: name, width: size, height: size, color: 'primary' }],
  })

/** A number to be proud of and what it counts. */
export const figure = (endNumber: number, words: string, suffix = '') =>
  block('counter', { ...flat, endNumber, suffix, label: words, duration: 2, startOnScroll: true })
