import { escapedHtml } from '@ashlar/sdk'
import type { Picture } from '@ashlar/sdk/renderer'
import { textDirection } from '@ashlar/sdk/surface'
import { words } from '../chrome/visitor-texts.ts'

/** What stands in the head of a page, besides its style. */
export interface Head {
  readonly title: string
  readonly description: string
  /** Absolute address of the page, from the tenant's record and never from the request (T25). */
  readonly canonical: string | undefined
  readonly siteName: string
  /** Absolute address of a picture for previews, or empty. */
  readonly image: string
  /** Its pixels and words, as far as the media library knows them. */
  readonly imageFacts?: Pick<Picture, 'width' | 'height' | 'altText'> | undefined
  readonly noindex: boolean
  readonly nofollow?: boolean
  readonly favicon: string
  readonly language: string
  /** Address of the font file that headings need. */
  readonly font: string | undefined
  /** Whole addresses of the page in other languages. */
  readonly alternates?: readonly { readonly language: string; readonly address: string }[]
  /** Schema.org data. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[]
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
  /** Text of the import map, on a page with an island of React. */
  readonly importMap: string | undefined
  /** Said to the page's scripts: `isSignedIn` of `@ashlar/sdk/visitor`. */
  readonly isSignedIn: boolean
}

/** A whole page as HTML. */
export function documentHtml({ head, style, preloads, body, script, importMap, isSignedIn }: DocumentInput): string {
  const direction = textDirection(head.language) === 'rtl' ? ' dir="rtl"' : ''
  return (
    `<!DOCTYPE html><html lang="${escapedHtml(head.language)}"${direction}${isSignedIn ? ' data-signed-in' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapedHtml(head.title)}</title>${metaTags(head)}${preloads}` +
    `${head.font === undefined ? '' : `<link rel="preload" href="${escapedHtml(head.font)}" as="font" type="font/woff2" crossorigin>`}` +
    `${'inline' in style ? `<style>${style.inline}</style>` : `<link rel="stylesheet" href="${escapedHtml(style.file)}">`}` +
    // Before every module: what is loaded earlier would not find by it.
    `${importMap === undefined ? '' : `<script type="importmap">${importMap}</script>`}` +
    `${script === undefined ? '' : `<script type="module" src="${escapedHtml(script)}"></script>`}` +
    `</head><body><a class="skip" href="#main">${words(head.language).skip}</a>${body}</body></html>`
  )
}

function metaTags(head: Head): string {
  const named = (name: string, content: string) =>
    content === '' ? '' : `<meta name="${name}" content="${escapedHtml(content)}">`
  const property = (name: string, content: string) =>
    content === '' ? '' : `<meta property="${name}" content="${escapedHtml(content)}">`
  return [
    named('description', head.description),
    named('robots', robots(head)),
    head.canonical === undefined ? '' : `<link rel="canonical" href="${escapedHtml(head.canonical)}">`,
    property('og:type', 'website'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical ?? ''),
    property('og:image', head.image),
    head.image === '' ? '' : imageFacts(head.imageFacts, property),
    property('og:locale', locale(head.language)),
    property('og:site_name', head.siteName),
    named('twitter:card', head.image === '' ? 'summary' : 'summary_large_image'),
    named('twitter:title', head.title),
    named('twitter:description', head.description),
    named('twitter:image', head.image),
    ...(head.alternates ?? []).map(
      ({ language, address }) =>
        `<link rel="alternate" hreflang="${escapedHtml(language)}" href="${escapedHtml(address)}">`,
    ),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    head.favicon === '' ? '' : `<link rel="icon" href="${escapedHtml(head.favicon)}">`,
  ].join('')
}

/** JSON that no text in it can end as a script. */
const scriptJson = (data: object): string => JSON.stringify(data).replace(/</g, '\\u003c')

const robots = ({ noindex, nofollow }: Head): string =>
  [noindex && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ')

function imageFacts(facts: Head['imageFacts'], property: (name: string, content: string) => string): string {
  const { width, height, altText = '' } = facts ?? {}
  return [
    property('og:image:width', width === undefined ? '' : String(width)),
    property('og:image:height', height === undefined ? '' : String(height)),
    property('og:image:alt', altText),
  ].join('')
}

/** `en-CA` as Open Graph writes it; nothing for a language without a country. */
const locale = (language: string): string => (/^[a-z]{2}-[A-Z]{2}$/.test(language) ? language.replace('-', '_') : '')
