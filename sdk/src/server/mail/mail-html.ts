import { escapedHtml } from '../../html/escaped-html.ts'
import { sanitiseRichText } from '../rich-text.ts'
import { unescaped } from './unescaped.ts'

/** How rich text looks in a mail: styles stand on the elements, since mail programs drop style sheets. */
export interface MailTextLook {
  /** An absolute address, or undefined. */
  readonly link: (address: string) => string | undefined
  /** `#rrggbb` */
  readonly linkColour: string
  /** A theme's colour as `#rrggbb`. */
  readonly colour: (name: string) => string | undefined
  readonly headingFont: string
}

/** Stored rich text as HTML for a mail: sanitised (T4), its links absolute, every element with its style. */
export function mailHtml(stored: string, look: MailTextLook): string {
  // What the sanitiser writes is regular: no `>` within a tag, attributes in double quotes.
  const html = sanitiseRichText(stored)
  const last = lastBlock(html)
  return html.replaceAll(/<([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>/g, (_, tag: string, attributes: string, at: number) => {
    const below = spaceBelow[tag]
    const margin = below === undefined ? undefined : at === last ? 'margin:0' : `margin:0 0 ${below}px`
    const style = [margin, styles[tag]?.(look), ...ownStyles(attributes, look)].filter(Boolean).join(';')
    return `<${tag}${tag === 'a' ? hrefOf(attributes, look) : ''}${style ? ` style="${style}"` : ''}>`
  })
}

/** Where the last element begins that stands in no other: nothing follows it that it must keep away from. */
function lastBlock(html: string): number {
  let [depth, last] = [0, -1]
  for (const { index, 1: isEnd, 2: tag } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/g)) {
    if (isEnd) depth -= 1
    else if (depth === 0) last = index
    if (!isEnd && tag !== 'br') depth += 1
  }
  return last
}

function hrefOf(attributes: string, { link }: MailTextLook): string {
  const href = link(unescaped(/ href="([^"]*)"/.exec(attributes)?.[1] ?? ''))
  return href === undefined ? '' : ` href="${escapedHtml(href)}" target="_blank"`
}

/** What a person chose for these words. */
function ownStyles(attributes: string, look: MailTextLook): string[] {
  const align = / data-align="([a-z]+)"/.exec(attributes)?.[1]
  const colour = look.colour(/ data-colour="([a-z]+)"/.exec(attributes)?.[1] ?? '')
  // Mail programs know no `end`.
  return [
    ...(align === undefined ? [] : [`text-align:${align === 'end' ? 'right' : align}`]),
    ...(colour === undefined ? [] : [`color:${colour}`]),
  ]
}

const heading = (size: number) => (look: MailTextLook) =>
  `font-family:${look.headingFont};font-size:${size}px;line-height:1.25`
const list = () => 'padding:0 0 0 24px'

/** px */
const spaceBelow: Readonly<Record<string, number>> = {
  ...{ p: 16, ul: 16, ol: 16, blockquote: 16, pre: 16 },
  ...{ h2: 12, h3: 12, h4: 12, h5: 12, h6: 12 },
}

const styles: Readonly<Record<string, (look: MailTextLook) => string>> = {
  h2: heading(28),
  h3: heading(23),
  h4: heading(19),
  h5: heading(17),
  h6: heading(16),
  ul: list,
  ol: list,
  blockquote: () => 'padding:0 0 0 16px;border-left:3px solid #cccccc',
  pre: () => 'font-family:Menlo, Consolas, monospace;white-space:pre-wrap',
  a: ({ linkColour }) => `color:${linkColour};text-decoration:underline`,
}
