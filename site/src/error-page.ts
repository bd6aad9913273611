import { hashSource, sitePolicy } from './csp.ts'
import { escaped } from './page/document.ts'

/** A page that needs nothing: no settings, no database, no file. */
export interface PlainPage {
  readonly html: string
  readonly policy: string
}

const style =
  'body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;font:18px/1.6 system-ui,sans-serif;color:#14212a;background:#fff}' +
  'h1{font-size:clamp(2rem,1.5rem + 2vw,3.25rem);line-height:1.05;letter-spacing:-.02em;margin:0 0 .4em}p{margin:0;max-width:34em}'

/** For when the site itself can't be made: what is wrong and what to do, in two sentences. */
export function errorPage(status: number, message?: string): PlainPage {
  const [title, text] = words(status, message)
  const html =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>` +
    `<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></body></html>`
  return { html, policy: sitePolicy({ style: hashSource(style) }, []) }
}

function words(status: number, message: string | undefined): readonly [string, string] {
  if (status === 503) return ['Back in a moment', 'This site can’t be reached just now. Please try again in a minute.']
  if (status >= 500)
    return ['Something went wrong', 'The page could not be shown. It has been noted; please try again later.']
  return ['This did not work', message ?? 'The request could not be answered.']
}
