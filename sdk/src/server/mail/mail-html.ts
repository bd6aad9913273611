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
  return sanitiseRichText(stored).replaceAll(
    /<([a-z][a-z0-9]*)((?:[\s/][^<>]*)?)>/g,
    (_, tag: string, attributes: string) => {
      const style = [styles[tag]?.(look), ...ownStyles(attributes, look)].filter(Boolean).join(';')
      return `<${tag}${tag === 'a' ? hrefOf(attributes, look) : ''}${style ? ` style="${style}"` : ''}>`
    },
  )
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
  `margin:0 0 12px;font-family:${look.headingFont};font-size:${size}px;line-height:1.25`
const list = () => 'margin:0 0 16px;padding:0 0 0 24px'

const styles: Readonly<Record<string, (look: MailTextLook) => string>> = {
  p: () => 'margin:0 0 16px',
  h2: heading(28),
  h3: heading(23),
  h4: heading(19),
  h5: heading(17),
  h6: heading(16),
  ul: list,
  ol: list,
  blockquote: () => 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #cccccc',
  pre: () => 'margin:0 0 16px;font-family:Menlo, Consolas, monospace;white-space:pre-wrap',
  a: ({ linkColour }) => `color:${linkColour};text-decoration:underline`,
}
