/** What stands in the head of a page, besides its style. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute address of the page, from the tenant's record and never from the request (T25). */
  readonly canonical: string | undefined
  readonly siteName: string
  /** Absolute address of a picture for previews, or empty. */
  readonly image: string
  readonly noindex: boolean
  readonly favicon: string
  readonly language: string
  /** Address of the font file that headings need. */
  readonly font: string | undefined
}

/** The style sheet of a page: inline, or a file. */
export type PageStyle = { readonly inline: string } | { readonly file: string }

export interface DocumentInput {
  readonly head: Head
  readonly style: PageStyle
  /** Links to what the first picture needs, as markup. */
  readonly preloads: string
  readonly body: string
  /** Address of the loader of moving blocks; absent on a page without any: it ships no script at all. */
  readonly script: string | undefined
}

/** A whole page as HTML. */
export function documentHtml({ head, style, preloads, body, script }: DocumentInput): string {
  const direction = rightToLeft.includes(head.language.slice(0, 2)) ? ' dir="rtl"' : ''
  return (
    `<!DOCTYPE html><html lang="${escaped(head.language)}"${direction}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escaped(head.title)}</title>${metaTags(head)}${preloads}` +
    `${head.font === undefined ? '' : `<link rel="preload" href="${escaped(head.font)}" as="font" type="font/woff2" crossorigin>`}` +
    `${'inline' in style ? `<style>${style.inline}</style>` : `<link rel="stylesheet" href="${escaped(style.file)}">`}` +
    `${script === undefined ? '' : `<script type="module" src="${escaped(script)}"></script>`}` +
    `</head><body><a class="skip" href="#main">Skip to content</a>${body}</body></html>`
  )
}

const rightToLeft = ['ar', 'fa', 'he', 'ur']

function metaTags(head: Head): string {
  const named = (name: string, content: string) =>
    content === '' ? '' : `<meta name="${name}" content="${escaped(content)}">`
  const property = (name: string, content: string) =>
    content === '' ? '' : `<meta property="${name}" content="${escaped(content)}">`
  return [
    named('description', head.description),
    head.noindex ? named('robots', 'noindex') : '',
    head.canonical === undefined ? '' : `<link rel="canonical" href="${escaped(head.canonical)}">`,
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical ?? ''),
    property('og:image', head.image),
    property('og:site_name', head.siteName),
    named('twitter:card', head.image === '' ? 'summary' : 'summary_large_image'),
    head.favicon === '' ? '' : `<link rel="icon" href="${escaped(head.favicon)}">`,
  ].join('')
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
